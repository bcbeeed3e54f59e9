import { formatLocalDateTime } from "../src/format/dateTime"
import { timeZone } from "../src/timeZone"

/** Returns an instant (RFC 3339) in the time zone of the program, such as `March 27, 2026 at 4:00 PM PDT`. */
export const formatInstant = (instant: string) => formatLocalDateTime(instant, timeZone)
