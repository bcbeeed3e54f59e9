import { useRef, type ReactNode } from "react"
import { ScrollItem, ScrollList } from "../ScrollList/ScrollList"
import * as styles from "./Carousel.module.css"
import { useLazyCarousel } from "./useLazyCarousel"

export interface CarouselSlide {
  key: string
  /** Anchor of the slide, without `#`. */
  id?: string
  content: ReactNode
}

interface Props {
  /** Name for screen readers. */
  label: string
  slides: readonly CarouselSlide[]
  /** A class that sets `--slides-shown`, the number of visible slides, in media queries. */
  className?: string | undefined
}

/**
 * Slides in a loop. In prebuilt HTML, without JavaScript and until the library is loaded, they are a list that scrolls.
 * Both have the same sizes (docs/decisions/0008).
 */
export function Carousel({ label, slides, className = "" }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const loaded = useLazyCarousel(root, list)

  return loaded ? (
    <div
      ref={root}
      className={`${styles.carousel} ${className}`}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
    >
      <loaded.SlickCarousel root={root} slides={slides} initialSlide={loaded.initialSlide} />
    </div>
  ) : (
    <div ref={root} className={`${styles.carousel} ${className}`}>
      <ScrollList label={label} className={styles.slides} scroller={list}>
        {slides.map(({ key, id, content }) => (
          <ScrollItem key={key} id={id}>
            {content}
          </ScrollItem>
        ))}
      </ScrollList>
    </div>
  )
}
