import { useEffect, useState } from "react"

/** Returns whether the visitor has pressed Tab since the component mounted. */
export function useTabPressed(): boolean {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (isPressed) return
    const onKeyDown = ({ key }: KeyboardEvent) => setPressed(key === "Tab")
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [isPressed])
  return isPressed
}
