import { useRef } from "react"
import { formatLocalDateTime } from "../../format/dateTime"
import { useInView } from "../../hooks/useInView"
import { InlineText } from "../InlineText/InlineText"
import * as styles from "./LocalTime.module.css"

/** About the height of a phone's screen, so that the text is ready before the visitor reaches it. */
const rootMargin = "800px 0px"

interface Props {
  /** RFC 3339. */
  instant: string
  /** IANA name of the time zone in which the page shows the instant too. */
  timeZone: string
  /** Before the time. */
  label?: string
  /**
   * Formats the instant in a time zone, or in that of the visitor. Default: date and time. The last argument is the
   * time zone of the page.
   */
  format?: (instant: string, timeZone: string | undefined, pageTimeZone: string) => string
}

/**
 * An instant in the visitor's local time, if it differs from the time that the page shows. It is empty in prerendered
 * HTML and until it enters the viewport margin: the first use of `Intl.DateTimeFormat` takes 60 ms on a phone, which
 * must not delay hydration.
 */
export function LocalTime({ instant, timeZone, label = "In your time zone", format = formatLocalDateTime }: Props) {
  const line = useRef<HTMLParagraphElement>(null)
  const isInView = useInView(line, { rootMargin, triggerOnce: true })
  const local = isInView ? format(instant, undefined, timeZone) : ""
  const isSameClock = !local || withoutTimeZone(local) === withoutTimeZone(format(instant, timeZone, timeZone))
  return (
    <p ref={line} className={styles.time}>
      {isSameClock ? null : <InlineText text={`${label}: ${local}`} />}
    </p>
  )
}

/** Two time zones can have different names and show the same time. */
const withoutTimeZone = (time: string) => time.replace(/ \S+$/, "")
