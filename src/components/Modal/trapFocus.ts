import type { KeyboardEvent } from "react"

const tabbable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]'

/** Keeps Tab inside an element. The native `<dialog>` lets the focus move on to the browser's address bar. */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(tabbable)]
  const [first] = elements
  const last = elements.at(-1)
  const focused = document.activeElement
  const isAtEdge = event.shiftKey ? focused === first || !elements.some((one) => one === focused) : focused === last
  if (!isAtEdge) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
