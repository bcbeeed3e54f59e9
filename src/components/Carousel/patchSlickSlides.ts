import type { CarouselSlide } from "./Carousel"

/**
 * Corrects the slides that react-slick has rendered. Must run after each of its changes.
 * - It hides slides from screen readers but leaves their links in the tab order: they become `inert`. A visible clone stays
 *   usable.
 * - An anchor belongs to the slide, not to its clones.
 * - It wraps the click handler of every image again after every change.
 */
export function patchSlickSlides(root: HTMLElement | null, slides: readonly CarouselSlide[]): void {
  for (const element of root?.querySelectorAll<HTMLElement>(".slick-slide") ?? []) {
    element.toggleAttribute("inert", !element.classList.contains("slick-active"))
    const id = slides[Number(element.dataset.index)]?.id
    if (id !== undefined) element.id = id
    for (const image of element.querySelectorAll("img")) image.onclick = null
  }
}
