import { parseJson } from "../../parseJson"
import { navigate } from "gatsby"
import { useEffect, useState } from "react"
import { storageEntry } from "../../lib/browserStorage"
import { useHydrated } from "../../hooks/useHydrated"

export interface Visitor {
  /** As in the sheet; may be empty. */
  readonly name: string
  /**
   * As in the sheet: the address to which the link is sent. Empty if an earlier build of the site started the session.
   */
  readonly email: string
}

const key = "blast_signed_in"

/** Ends with the tab: the next user of a shared computer does not find the name and the address. */
const session = storageEntry("sessionStorage", key)

/**
 * Stores the visitor and navigates to the acceptance page. If storage is blocked, passes the visitor in the history
 * state.
 */
export function startSession(visitor: Visitor): void {
  const isStored = session.write(JSON.stringify(visitor))
  void navigate("/acceptance/", isStored ? {} : { state: { [key]: visitor } })
}

/** Removes the visitor and replaces the current page with the sign-in page. */
export function endSession(): void {
  session.write("")
  void navigate("/temp/", { replace: true })
}

/**
 * Returns the signed-in visitor, or undefined until hydration. Ends the session if there is no visitor. Checks again
 * when the browser restores the page from its back/forward cache, because the session may have ended on another page
 * since.
 */
export function useVisitor(historyState: unknown): Visitor | undefined {
  const isHydrated = useHydrated()
  const [visitor, setVisitor] = useState(() => (isHydrated ? currentVisitor(historyState) : undefined))
  useEffect(() => {
    const check = () => {
      const current = currentVisitor(historyState)
      setVisitor(current)
      if (!current) endSession()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) check()
    }
    check()
    window.addEventListener("pageshow", onPageShow)
    return () => window.removeEventListener("pageshow", onPageShow)
  }, [historyState])
  return visitor
}

export function currentVisitor(historyState: unknown): Visitor | undefined {
  const state = historyState as Partial<Record<string, unknown>> | null | undefined
  return visitorOf(parseJson(session.read())) ?? visitorOf(state?.[key])
}

function visitorOf(value: unknown): Visitor | undefined {
  const { name, email } = (value ?? {}) as { name?: unknown; email?: unknown }
  return typeof name === "string" ? { name, email: typeof email === "string" ? email : "" } : undefined
}
