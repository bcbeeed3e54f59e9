const reachable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]'

/** Has Tab go round inside a window; the browser's own `<dialog>` lets it out to the address bar. */
export function keepFocusInside(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "Tab") return
  const stops = [...container.querySelectorAll<HTMLElement>(reachable)]
  const [first] = stops
  const last = stops.at(-1)
  const focused = document.activeElement
  const isAtEdge = event.shiftKey ? focused === first || !stops.some((stop) => stop === focused) : focused === last
  if (!isAtEdge) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
