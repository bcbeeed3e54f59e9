import { useEffect, useRef, useState } from "react"
import { useInView } from "../../hooks/useInView"
import { formatLocalDateTime, formatLocalTime } from "../../format/dateTime"
import { InlineText } from "../InlineText/InlineText"
import * as styles from "./LocalTime.module.css"

/** How far below the window the line is written: two flicks of a thumb. */
const near = "800px 0px"

interface Props {
  /** RFC 3339, with its offset. */
  instant: string
  /** `moment`: day and time; `time`: the time alone, for what begins at it every day. */
  show?: "moment" | "time"
}

/**
 * The same moment on the visitor's own clock, below the words as given. The server does not know that clock, so the
 * line keeps its place empty until it comes near the window: a browser's first words for a moment cost a phone 60 ms,
 * which are not to be paid while the page wakes up.
 */
export function LocalTime({ instant, show = "moment" }: Props) {
  const line = useRef<HTMLParagraphElement>(null)
  const isNear = useInView(line, near)
  const [words, setWords] = useState("")
  useEffect(() => {
    if (isNear) setWords(show === "time" ? formatLocalTime(instant) : formatLocalDateTime(instant))
  }, [isNear, instant, show])
  return (
    <p ref={line} className={styles.time}>
      {words ? <InlineText text={`In your time zone: ${words}`} /> : null}
    </p>
  )
}
