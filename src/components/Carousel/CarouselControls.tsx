import { movementControl } from "../../hooks/useHeld"
import { IconButton } from "../IconButton/IconButton"
import * as styles from "./Carousel.module.css"

interface Props {
  /** How many slides there are. */
  count: number
  /** Those that are seen, counted from 0. */
  shown: readonly number[]
  /** Movement by itself; nothing where there is none. */
  rotation: { isRotating: boolean; isPaused: boolean; setPaused: (isPaused: boolean) => void } | undefined
  onPrevious: () => void
  onNext: () => void
}

/** The buttons of a carousel, the one that stops it first, and an axis with a mark for each slide. */
export function CarouselControls({ count, shown, rotation, onPrevious, onNext }: Props) {
  return (
    <div className={styles.controls}>
      {rotation ? (
        <IconButton
          icon={rotation.isPaused ? "play" : "pause"}
          label={rotation.isPaused ? "Start moving the slides" : "Stop moving the slides"}
          onClick={() => rotation.setPaused(!rotation.isPaused)}
          {...movementControl}
        />
      ) : null}
      <IconButton icon="arrow-left" label="Previous slide" onClick={onPrevious} />
      <IconButton icon="arrow-right" label="Next slide" onClick={onNext} />
      <span className={styles.axis} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={styles.mark} data-state={shown.includes(index) ? "shown" : "hidden"} />
        ))}
      </span>
      {/* Told only when one moves it oneself: a carousel that moves must not talk (APG carousel). */}
      <span className="visually-hidden" aria-live={rotation?.isRotating ? "off" : "polite"}>
        {inWords(shown, count)}
      </span>
    </div>
  )
}

function inWords(shown: readonly number[], count: number): string {
  const numbers = shown.map((index) => index + 1).join(", ")
  return `${shown.length === 1 ? "Slide" : "Slides"} ${numbers} of ${count}`
}
