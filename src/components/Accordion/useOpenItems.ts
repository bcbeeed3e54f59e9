import { useCallback, useEffect, useRef, useState } from "react"

/**
 * Which items of an accordion are open. Besides the visitor, two open one: an address that ends in the item's anchor (at
 * start and whenever it changes), and the browser's search when it has found something in a closed panel.
 * @param atStart the items that are open at start
 */
export function useOpenItems(atStart: readonly { id: string }[]) {
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(atStart.map(({ id }) => id)))
  const reveal = useCallback(
    (id: string) => setOpen((before) => (before.has(id) ? before : new Set(before).add(id))),
    [],
  )

  useEffect(() => {
    const element = root.current
    // Whatever the anchor says: an id that is no item's opens nothing.
    const onHashChange = () => reveal(window.location.hash.slice(1))
    // https://html.spec.whatwg.org/multipage/interaction.html#event-beforematch
    const onBeforeMatch = ({ target }: Event) => {
      if (target instanceof Element) reveal(target.id.replace(/-panel$/, ""))
    }
    onHashChange()
    window.addEventListener("hashchange", onHashChange)
    element?.addEventListener("beforematch", onBeforeMatch)
    return () => {
      window.removeEventListener("hashchange", onHashChange)
      element?.removeEventListener("beforematch", onBeforeMatch)
    }
  }, [reveal])

  const toggle = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  return { root, isOpen: (id: string) => open.has(id), toggle }
}
