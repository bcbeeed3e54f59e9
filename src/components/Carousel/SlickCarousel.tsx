import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react"
import Slider from "react-slick"
import { useAutoplay } from "../../hooks/useAutoplay"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import type { CarouselSlide } from "./slide"
import * as styles from "./Carousel.module.css"
import { CarouselControls } from "./CarouselControls"
import { patchSlickSlides } from "./patchSlickSlides"
import { indexOfAnchor, useSlideAnchors } from "./useSlideAnchors"
import { useSlidesToShow } from "./useSlidesToShow"

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
  const autoplay = useAutoplay(root, {
    isAllowed: canMove && !isMotionReduced,
    // A visitor who followed the anchor of a slide wants to read that slide.
    startsPaused: indexOfAnchor(slides, window.location.hash) >= 0,
  })
  useSlideAnchors(slides, (index) => {
    autoplay.setPaused(true)
    slider.current?.slickGoTo(index)
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
          onReInit={() => patchSlickSlides(root.current, slides)}
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
