import type { KeyboardEvent } from "react"

const tabbableSelector = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]'

/** Focus trap: keeps Tab inside an element. In the native `<dialog>`, Tab can also reach the browser's address bar. */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(tabbableSelector)]
  const [first] = elements
  const last = elements.at(-1)
  const focused = document.activeElement
  const isAtEdge = event.shiftKey
    ? focused === first || !elements.some((element) => element === focused)
    : focused === last
  if (!isAtEdge) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
