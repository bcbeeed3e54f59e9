import { useEffect, useRef, useState } from "react"
import { useInView } from "../../hooks/useInView"
import * as styles from "./Carousel.module.css"
import type { CarouselSlide, SlickCarousel } from "./SlickCarousel"

/** About half the height of a phone's screen, so that the chunk loads before the visitor reaches the carousel. */
const rootMargin = "300px 0px"

interface Props {
  label: string
  slides: readonly CarouselSlide[]
  /** A class that sets `--slides-shown`, the number of visible slides, in media queries. */
  className?: string | undefined
}

/**
 * A carousel: slides in a loop. In prerendered HTML, without JavaScript and until the library is loaded, the slides are
 * a list with scroll snap. The list and the carousel have the same size (docs/decisions/0008). The chunk with the
 * library loads once the carousel enters the viewport margin.
 */
export function Carousel({ label, slides, className = "" }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  /** `initialSlide` is the index of the slide that the list was scrolled to. */
  const [loaded, setLoaded] = useState<{ Slick: typeof SlickCarousel; initialSlide: number }>()
  const isInView = useInView(root, { rootMargin })

  useEffect(() => {
    if (!isInView || loaded) return
    const controller = new AbortController()
    import(/* webpackChunkName: "carousel" */ "./SlickCarousel").then(
      (module) =>
        onceWithoutFocus(list.current, controller.signal, () =>
          setLoaded({ Slick: module.SlickCarousel, initialSlide: indexOfScrolledSlide(list.current) }),
        ),
      // The visitor is offline, or a newer build is deployed. The next change of isInView tries again.
      () => root.current?.setAttribute("data-state", "list"),
    )
    return () => controller.abort()
  }, [isInView, loaded])

  return (
    <div
      ref={root}
      className={`${styles.carousel} ${className}`}
      role={loaded && "group"}
      aria-roledescription={loaded && "carousel"}
      aria-label={loaded && label}
    >
      {loaded ? (
        <loaded.Slick root={root} slides={slides} initialSlide={loaded.initialSlide} />
      ) : (
        // A scrollable element must be reachable by keyboard (WCAG 2.1.1).
        <div ref={list} className={`${styles.slides} ${styles.scroller}`} role="group" aria-label={label} tabIndex={0}>
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

/** Calls back once the focus is outside. Removing a focused element resets the focus to the top of the page. */
function onceWithoutFocus(element: HTMLElement | null, signal: AbortSignal, callback: () => void): void {
  if (signal.aborted) return
  if (!element?.contains(document.activeElement)) return callback()
  // During focusout, no element has the focus yet, so the check runs afterwards.
  const checkAgain = () => setTimeout(() => onceWithoutFocus(element, signal, callback))
  element.addEventListener("focusout", checkAgain, { once: true, signal })
}

function indexOfScrolledSlide(list: HTMLElement | null): number {
  const width = list?.querySelector("li")?.offsetWidth
  return list && width ? Math.round(list.scrollLeft / width) : 0
}
