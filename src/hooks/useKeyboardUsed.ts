import { useEffect, useState } from "react"

/** Whether somebody has moved the focus by keyboard on this page; false until then. */
export function useKeyboardUsed(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    if (isUsed) return
    const note = ({ key }: KeyboardEvent) => setUsed(key === "Tab")
    document.addEventListener("keydown", note)
    return () => document.removeEventListener("keydown", note)
  }, [isUsed])
  return isUsed
}
