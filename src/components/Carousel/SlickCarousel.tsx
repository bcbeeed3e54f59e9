import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react"
import Slider from "react-slick"
import { useAutoplay } from "../../hooks/useAutoplay"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import * as styles from "./Carousel.module.css"
import { CarouselControls } from "./CarouselControls"
import { useSlidesToShow } from "./useSlidesToShow"

export interface CarouselSlide {
  key: string
  /** Anchor of the slide, without `#`. */
  id?: string
  content: ReactNode
}

interface Props {
  /** The element around the carousel. */
  root: RefObject<HTMLElement | null>
  slides: readonly CarouselSlide[]
  initialSlide: number
}

/** Milliseconds of a transition between slides (specification, section 9). */
const speed = 1000
/** Milliseconds between autoplay transitions, so that visitors have time to read a card. */
const autoplayInterval = 8000

/** The carousel pattern of the WAI-ARIA APG, based on react-slick. It is lazy loaded together with the library. */
export function SlickCarousel({ root, slides, initialSlide }: Props) {
  const slider = useRef<Slider>(null)
  const [firstVisible, setFirstVisible] = useState(initialSlide)
  const slidesToShow = useSlidesToShow(root)
  const isMotionReduced = useReducedMotion()
  const canMove = slides.length > slidesToShow
  const indexOfAnchor = () => slides.findIndex(({ id }) => id && `#${id}` === window.location.hash)
  // A visitor who followed the anchor of a slide wants to read that slide.
  const autoplay = useAutoplay(root, canMove && !isMotionReduced, indexOfAnchor() >= 0)

  useEffect(() => {
    const showSlide = () => {
      const index = indexOfAnchor()
      if (index < 0) return
      autoplay.setPaused(true)
      slider.current?.slickGoTo(index)
    }
    window.addEventListener("hashchange", showSlide)
    return () => window.removeEventListener("hashchange", showSlide)
  })

  // The library's own autoplay does not start again after a changed prop has stopped it.
  useEffect(() => {
    if (!autoplay.isPlaying) return
    const timer = setInterval(() => {
      if (!document.hidden) slider.current?.slickNext()
    }, autoplayInterval)
    return () => clearInterval(timer)
  }, [autoplay.isPlaying])

  return (
    <>
      {canMove ? (
        <CarouselControls
          slideCount={slides.length}
          visible={Array.from({ length: slidesToShow }, (_, offset) => (firstVisible + offset) % slides.length)}
          autoplay={isMotionReduced ? undefined : autoplay}
          onPrevious={() => slider.current?.slickPrev()}
          onNext={() => slider.current?.slickNext()}
        />
      ) : null}
      <div className={styles.slides}>
        <Slider
          ref={slider}
          infinite
          slidesToShow={slidesToShow}
          initialSlide={initialSlide}
          speed={isMotionReduced ? 0 : speed}
          swipeToSlide
          // Dragging with the mouse would prevent text selection.
          draggable={false}
          accessibility={false}
          arrows={false}
          beforeChange={(_, next) => setFirstVisible(next)}
          onReInit={() => correctSlides(root.current, slides)}
        >
          {slides.map(({ key, content }, index) => (
            <SlickSlide key={key} label={`${index + 1} of ${slides.length}`}>
              {content}
            </SlickSlide>
          ))}
        </Slider>
      </div>
    </>
  )
}

/** A component that ignores the `tabIndex` and `style` that react-slick sets on each child. */
function SlickSlide({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.slide} role="group" aria-roledescription="slide" aria-label={label}>
      {children}
    </div>
  )
}

/**
 * Corrects the slides that react-slick has rendered, after each of its updates.
 * - Makes hidden slides `inert`: react-slick hides them from screen readers, but leaves their links in the tab order. A
 *   visible clone stays usable.
 * - Gives each slide its anchor. Clones get none.
 * - Removes the click handlers of images: on every update, react-slick wraps the existing handler in another one.
 */
function correctSlides(root: HTMLElement | null, slides: readonly CarouselSlide[]): void {
  for (const element of root?.querySelectorAll<HTMLElement>(".slick-slide") ?? []) {
    element.toggleAttribute("inert", !element.classList.contains("slick-active"))
    const id = slides[Number(element.dataset.index)]?.id
    if (id !== undefined) element.id = id
    for (const image of element.querySelectorAll("img")) image.onclick = null
  }
}
