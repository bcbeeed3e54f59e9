import type { CarouselSlide } from "./slide"

/**
 * Corrects the slides that react-slick has rendered. Must run after every update of react-slick.
 * - Makes hidden slides `inert`: react-slick hides them from screen readers, but leaves their links in the tab order. A
 *   visible clone stays usable.
 * - Gives each slide its anchor. Clones get none.
 * - Removes the click handlers of images: on every update, react-slick wraps the existing handler in another one.
 */
export function patchSlickSlides(root: HTMLElement | null, slides: readonly CarouselSlide[]): void {
  for (const element of root?.querySelectorAll<HTMLElement>(".slick-slide") ?? []) {
    element.toggleAttribute("inert", !element.classList.contains("slick-active"))
    const id = slides[Number(element.dataset.index)]?.id
    if (id !== undefined) element.id = id
    for (const image of element.querySelectorAll("img")) image.onclick = null
  }
}
