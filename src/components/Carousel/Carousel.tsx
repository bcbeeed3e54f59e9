import { useRef } from "react"
import { ScrollItem, ScrollList } from "../ScrollList/ScrollList"
import * as styles from "./Carousel.module.css"
import type { Slide } from "./slide"
import { useLiveCarousel } from "./useLiveCarousel"

interface Props {
  /** Name for screen readers. */
  label: string
  slides: readonly Slide[]
  /** A class that sets `--slides-shown`, by media queries: how many slides are seen at a time. */
  className?: string | undefined
}

/**
 * Slides that follow one another in a loop. They are a list that scrolls in the prebuilt page, without JavaScript and
 * until the carousel comes near the window; only then is the library fetched. Both look the same (docs/decisions/0008).
 */
export function Carousel({ label, slides, className = "" }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const live = useLiveCarousel(area, list)

  return live ? (
    <div
      ref={area}
      className={`${styles.carousel} ${className}`}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
    >
      <live.LiveCarousel area={area} slides={slides} start={live.start} />
    </div>
  ) : (
    <div ref={area} className={`${styles.carousel} ${className}`}>
      <ScrollList label={label} className={styles.slides} frame={list}>
        {slides.map(({ key, id, content }) => (
          <ScrollItem key={key} id={id}>
            {content}
          </ScrollItem>
        ))}
      </ScrollList>
    </div>
  )
}
