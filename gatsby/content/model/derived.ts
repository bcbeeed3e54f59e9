/** Values that the site derives from other fields, so that a maintainer does not write them twice. */
import { zonedTimeToInstant } from "../../../src/format/zonedTimeToInstant"

/** An application deadline. `date` and `time` are local to `timeZone`. */
interface Deadline {
  /** `YYYY-MM-DD` */
  date: string
  /** 24-hour clock, `23:59` */
  time?: string | undefined | null
  /** IANA name */
  timeZone?: string | undefined | null
}

/** Returns the instant of a deadline in UTC (RFC 3339); undefined if only its date counts. */
export function deadlineInstant({ date, time, timeZone }: Deadline): string | undefined {
  return time && timeZone ? zonedTimeToInstant(date, time, timeZone) : undefined
}

/** Returns the text of a deadline: `Feb 28 2025 11:59 PM PST`, or `Apr 30 2025` if only its date counts. */
export function deadlineLabel(deadline: Deadline): string {
  const instant = deadlineInstant(deadline)
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: (instant && deadline.timeZone) || "UTC",
    year: "numeric",
    month: "short",
    day: "numeric",
    ...(instant && { hour: "numeric", minute: "2-digit", timeZoneName: "short" }),
  })
  const parts = Object.fromEntries(
    format.formatToParts(new Date(instant ?? deadline.date)).map(({ type, value }) => [type, value]),
  )
  const { month = "", day = "", year = "", hour = "", minute = "", dayPeriod = "", timeZoneName = "" } = parts
  const date = `${month} ${day} ${year}`
  return instant ? `${date} ${hour}:${minute} ${dayPeriod} ${timeZoneName}` : date
}

/** Returns the text of a date: `6/5/2024`. */
export function numericDate({ date }: Pick<Deadline, "date">): string {
  return new Intl.DateTimeFormat("en-US", { timeZone: "UTC" }).format(new Date(date))
}

/** A GraphQL field whose value is derived if content leaves it out. */
export interface DerivedField {
  /** Type in GraphQL. `String!` if the value always exists. */
  type: "String" | "String!"
  description: string
  derive: (group: never) => string | undefined
}

/** Derived fields by GraphQL type and name. Prerendering uses them, so that a browser formats the same text as the build. */
export const derivedFields: Readonly<Record<string, Readonly<Record<string, DerivedField>>>> = {
  Deadline: {
    at: { type: "String", description: "Instant of the deadline in UTC (RFC 3339).", derive: deadlineInstant },
    label: { type: "String!", description: "The deadline as it is shown.", derive: deadlineLabel },
  },
  CommitDeadline: {
    label: { type: "String!", description: "The date as it is shown.", derive: numericDate },
  },
}
