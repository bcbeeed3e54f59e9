import type { Slide } from "./slide"

/**
 * Puts right what react-slick leaves wrong with the slides it has drawn. To be called after it has changed anything.
 * - It hides slides from screen readers but leaves their links in the tab order: they are made `inert`. A clone that is
 *   seen, at the seam of the loop, stays usable.
 * - An anchor belongs to the slide itself and not to its clones.
 * - It hangs one more click handler on every picture after every change, each around all those before it.
 */
export function markSlides(area: HTMLElement | null, slides: readonly Slide[]): void {
  for (const element of area?.querySelectorAll<HTMLElement>(".slick-slide") ?? []) {
    element.toggleAttribute("inert", !element.classList.contains("slick-active"))
    const id = slides[Number(element.dataset.index)]?.id
    if (id !== undefined) element.id = id
    for (const image of element.querySelectorAll("img")) image.onclick = null
  }
}
