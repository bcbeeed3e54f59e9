import { useRef, useState, type ReactNode, type RefObject } from "react"
import Slider from "react-slick"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import * as styles from "./Carousel.module.css"
import { CarouselControls } from "./CarouselControls"
import { markSlides } from "./markSlides"
import type { Slide } from "./slide"
import { isAnchorOf, useAnchors } from "./useAnchors"
import { useRotation } from "./useRotation"
import { useSlidesShown } from "./useSlidesShown"

interface Props {
  /** The element that holds all this. */
  area: RefObject<HTMLElement>
  slides: readonly Slide[]
  /** The slide to begin with. */
  start: number
}

/** Milliseconds of a move from one slide to the next (specification, section 9). */
const speed = 1000

/** The carousel as the WAI-ARIA APG has it, over react-slick. This file and the library are fetched late. */
export function LiveCarousel({ area, slides, start }: Props) {
  const slider = useRef<Slider>(null)
  const [first, setFirst] = useState(start)
  const shown = useSlidesShown(area)
  const isStill = useReducedMotion()
  const canMove = slides.length > shown
  const { isRotating, isPaused, setPaused } = useRotation(area, {
    isAllowed: canMove && !isStill,
    // Who comes for one slide is not carried past it.
    startsPaused: isAnchorOf(slides, window.location.hash),
    advance: () => slider.current?.slickNext(),
  })
  useAnchors(slides, (index) => {
    setPaused(true)
    slider.current?.slickGoTo(index)
  })

  return (
    <>
      {canMove ? (
        <CarouselControls
          count={slides.length}
          shown={Array.from({ length: shown }, (_, offset) => (first + offset) % slides.length)}
          rotation={isStill ? undefined : { isRotating, isPaused, setPaused }}
          onPrevious={() => slider.current?.slickPrev()}
          onNext={() => slider.current?.slickNext()}
        />
      ) : null}
      <div className={styles.slides}>
        <Slider
          ref={slider}
          infinite
          slidesToShow={shown}
          initialSlide={start}
          speed={isStill ? 0 : speed}
          swipeToSlide
          // With a mouse one selects words; there are buttons.
          draggable={false}
          accessibility={false}
          arrows={false}
          beforeChange={(_, next) => setFirst(next)}
          onReInit={() => markSlides(area.current, slides)}
        >
          {slides.map(({ key, content }, index) => (
            <LiveSlide key={key} label={`${index + 1} of ${slides.length}`}>
              {content}
            </LiveSlide>
          ))}
        </Slider>
      </div>
    </>
  )
}

function LiveSlide({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.slide} role="group" aria-roledescription="slide" aria-label={label}>
      {children}
    </div>
  )
}
