import { useCallback, useEffect, useRef, useState } from "react"
import { useHash } from "../../hooks/useHash"

/**
 * Returns which items of an accordion are open. The visitor opens and closes items with `toggle`. An item also opens if the
 * URL hash names it, at the start or later, and if find-in-page has a match in its closed panel.
 */
export function useOpenItems(openAtStart: readonly { id: string }[]) {
  const root = useRef<HTMLDivElement>(null)
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => new Set(openAtStart.map(({ id }) => id)))

  // An id without an item has no effect.
  const open = useCallback((id: string) => setOpenIds((ids) => (ids.has(id) ? ids : new Set(ids).add(id))), [])
  useHash(open)

  useEffect(() => {
    const element = root.current
    // https://html.spec.whatwg.org/multipage/interaction.html#event-beforematch
    const onBeforeMatch = ({ target }: Event) => target instanceof Element && open(target.id.replace(/-panel$/, ""))
    element?.addEventListener("beforematch", onBeforeMatch)
    return () => element?.removeEventListener("beforematch", onBeforeMatch)
  }, [open])

  const toggle = (id: string) => {
    const next = new Set(openIds)
    if (!next.delete(id)) next.add(id)
    setOpenIds(next)
  }
  return { root, isOpen: (id: string) => openIds.has(id), toggle }
}
