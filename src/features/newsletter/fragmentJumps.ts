/**
 * Milliseconds without a scroll event after which a jump is over, in browsers without `scrollend` and if nothing
 * scrolls.
 */
const pause = 500

/**
 * Calls `onScroll` on scroll events, except on those of a jump to a fragment: the visitor wants to read the target, and
 * has not scrolled. Links and the router fire `hashchange` before the first of these events.
 * @returns `isAtTarget`: whether no scroll event has followed the last jump, and `endLoad`, which ends a jump to the
 * fragment of the first URL. Its end cannot be observed: fonts and pictures that load later move the target.
 */
export function observeJumps(signal: AbortSignal, onScroll: () => void) {
  let jump: "none" | "load" | "link" | "over" = window.location.hash ? "load" : "none"
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (ended: "load" | "link") => {
    if (jump === ended) jump = "over"
  }
  const endAfterPause = () => {
    clearTimeout(timer)
    timer = setTimeout(end, pause, "link")
  }
  const onHashChange = () => {
    if (!window.location.hash) return
    jump = "link"
    endAfterPause()
  }
  const onAnyScroll = () => {
    if (jump === "link") endAfterPause()
    if (jump === "load" || jump === "link") return
    jump = "none"
    onScroll()
  }
  window.addEventListener("hashchange", onHashChange, { signal })
  window.addEventListener("scroll", onAnyScroll, { passive: true, signal })
  window.addEventListener("scrollend", () => end("link"), { signal })
  return { isAtTarget: () => jump !== "none", endLoad: () => end("load") }
}
