import { IconButton } from "../IconButton/IconButton"
import { PlayPauseButton } from "../PlayPauseButton/PlayPauseButton"
import * as styles from "./Carousel.module.css"

interface Props {
  slideCount: number
  /** Indices of the visible slides. */
  visible: readonly number[]
  /** Undefined under reduced motion. */
  autoplay: { isPlaying: boolean; isPaused: boolean; setPaused: (isPaused: boolean) => void } | undefined
  onPrevious: () => void
  onNext: () => void
}

/** The buttons of a carousel, play/pause first (WAI-ARIA APG), and an axis with a tick mark for each slide. */
export function CarouselControls({ slideCount, visible, autoplay, onPrevious, onNext }: Props) {
  const numbers = visible.map((index) => index + 1).join(", ")
  return (
    <div className={styles.controls}>
      {autoplay ? (
        <PlayPauseButton subject="slides" isPaused={autoplay.isPaused} setPaused={autoplay.setPaused} />
      ) : null}
      <IconButton icon="arrow-left" label="Previous slide" onClick={onPrevious} />
      <IconButton icon="arrow-right" label="Next slide" onClick={onNext} />
      <span className={styles.axis} aria-hidden="true">
        {Array.from({ length: slideCount }, (_, index) => (
          <span key={index} className={styles.mark} data-state={visible.includes(index) ? "shown" : "hidden"} />
        ))}
      </span>
      {/* Not announced during autoplay (WAI-ARIA APG). */}
      <span className="visually-hidden" aria-live={autoplay?.isPlaying ? "off" : "polite"}>
        {`${visible.length === 1 ? "Slide" : "Slides"} ${numbers} of ${slideCount}`}
      </span>
    </div>
  )
}
