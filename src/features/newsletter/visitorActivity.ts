import { navigationId } from "../../routes"

/** Milliseconds after a key or a tap in which another one may follow. */
const pause = 3000

/** Elements in which the visitor types. The page does not see the keys that are pressed in a frame. */
const fields = "input, select, textarea, [contenteditable], iframe"
const openParts = `dialog[open], #${navigationId}[data-state="open"]`

/**
 * Observes whether the visitor works with the page. Whatever takes the focus at that time also takes the next keys.
 * @returns a function that returns in how many milliseconds the visitor may have finished: 0 if the focus may move now,
 * otherwise ask again then
 */
export function observeActivity(signal: AbortSignal): () => number {
  let lastInput = -Infinity
  let inputBefore = lastInput
  const setInput = () => {
    inputBefore = lastInput
    lastInput = performance.now()
  }
  const options = { capture: true, passive: true, signal }
  window.addEventListener("keydown", setInput, options)
  window.addEventListener("pointerdown", setInput, options)
  // The browser cancels a touch that scrolls the page, so it was no tap.
  window.addEventListener("pointercancel", () => (lastInput = inputBefore), options)
  // The focus returns from a frame or from another window.
  window.addEventListener("focus", setInput, { signal })
  return () => {
    const isOccupied = document.activeElement?.matches(fields) || document.querySelector(openParts)
    return isOccupied ? pause : Math.max(0, lastInput + pause - performance.now())
  }
}
