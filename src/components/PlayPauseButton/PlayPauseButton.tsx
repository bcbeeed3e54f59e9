import { IconButton } from "../IconButton/IconButton"

interface Props {
  /** What moves, in the plural: `slides`. */
  subject: string
  isPaused: boolean
  setPaused: (isPaused: boolean) => void
}

/** The button that stops and restarts autoplay (WCAG 2.2.2). */
export function PlayPauseButton({ subject, isPaused, setPaused }: Props) {
  return (
    <IconButton
      icon={isPaused ? "play" : "pause"}
      label={`${isPaused ? "Start" : "Stop"} moving the ${subject}`}
      onClick={() => setPaused(!isPaused)}
      data-play-pause=""
    />
  )
}
