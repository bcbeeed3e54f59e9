import { useEffect, useState } from "react"
import { currentVisitor, leave, type Visitor } from "./session"

/**
 * Who has signed in; nobody while that is not known yet. Whoever has not is led to the sign-in page.
 * @param step what the browser remembers of the step that led to this page, `location.state`
 */
export function useVisitor(step: unknown): Visitor | undefined {
  const [visitor, setVisitor] = useState<Visitor>()
  useEffect(() => {
    const known = currentVisitor(step)
    if (known) setVisitor(known)
    else leave()
  }, [step])
  return visitor
}
