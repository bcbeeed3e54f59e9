import { useRef } from "react"
import * as styles from "./Carousel.module.css"
import type { CarouselSlide } from "./SlickCarousel"
import { useLazyCarousel } from "./useLazyCarousel"

interface Props {
  /** Name for screen readers. */
  label: string
  slides: readonly CarouselSlide[]
  /** A class that sets `--slides-shown`, the number of visible slides, in media queries. */
  className?: string | undefined
}

/**
 * A carousel: slides in a loop. In prerendered HTML, without JavaScript and until the library is loaded, the slides are a
 * list with scroll snap. The list and the carousel have the same size (docs/decisions/0008).
 */
export function Carousel({ label, slides, className = "" }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const loaded = useLazyCarousel(root, scroller)

  return (
    <div
      ref={root}
      className={`${styles.carousel} ${className}`}
      role={loaded && "group"}
      aria-roledescription={loaded && "carousel"}
      aria-label={loaded && label}
    >
      {loaded ? (
        <loaded.SlickCarousel root={root} slides={slides} initialSlide={loaded.initialSlide} />
      ) : (
        // A scrollable element must be reachable by keyboard (WCAG 2.1.1).
        <div
          ref={scroller}
          className={`${styles.slides} ${styles.scroller}`}
          role="group"
          aria-label={label}
          tabIndex={0}
        >
          <ul className={styles.list}>
            {slides.map(({ key, id, content }) => (
              <li key={key} id={id} className={styles.item}>
                {content}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
