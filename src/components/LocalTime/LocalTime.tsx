import { useEffect, useState } from "react"
import { localTimeInWords, localTimeOfDayInWords } from "../../wording/localTime"
import { Words } from "../Words/Words"
import * as styles from "./LocalTime.module.css"

interface Props {
  /** RFC 3339, with its offset. */
  instant: string
  /** `moment`: day and time; `time`: the time alone, for what begins at it every day. */
  show?: "moment" | "time"
}

/**
 * The same moment on the visitor's own clock, below the words as given. The server does not know that clock, so the
 * line keeps its place empty until the page has woken.
 */
export function LocalTime({ instant, show = "moment" }: Props) {
  const [words, setWords] = useState("")
  useEffect(
    () => setWords(show === "time" ? localTimeOfDayInWords(instant) : localTimeInWords(instant)),
    [instant, show],
  )
  return <p className={styles.time}>{words ? <Words text={`In your time zone: ${words}`} /> : null}</p>
}
