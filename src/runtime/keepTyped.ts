/**
 * Remembers the fields of a prerendered page. React replaces them if it has to render the page anew, and would lose
 * what the visitor has typed and the focus.
 * @returns `restore`, which gives the text and the focus of each replaced field to the field in its place, and `stop`
 */
export function keepTyped(container: HTMLElement) {
  const fieldsOf = () => [
    ...container.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      "input, select, textarea",
    ),
  ]
  const before = fieldsOf()
  let focused: EventTarget | null = document.activeElement
  const controller = new AbortController()
  const { signal } = controller
  container.addEventListener("focusin", ({ target }) => (focused = target), { signal })
  container.addEventListener(
    "focusout",
    ({ target }) =>
      // A field that React removes also loses the focus. The microtask runs when it is removed, and after `restore`.
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected) focused = null
      }),
    { signal },
  )
  const restore = () => {
    const after = fieldsOf()
    for (const [index, field] of before.entries()) {
      const replacement = after[index]
      if (!replacement || replacement === field || replacement.name !== field.name) continue
      if (!replacement.value) replacement.value = field.value
      if (field === focused) replacement.focus({ preventScroll: true })
    }
  }
  // React keeps `restore` as long as the page is open, but these fields are only on the first page.
  const stop = () => {
    controller.abort()
    before.length = 0
  }
  return { restore, stop }
}
