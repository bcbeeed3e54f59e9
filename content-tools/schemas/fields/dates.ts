import { z } from "zod"
import { wholeNumber } from "./numbers"
import { wrongText } from "./rules"
import { language } from "../../../src/language"

/** A date before this year, or of more years from now, has a typo. */
const firstYear = 2020

const maxYearsAhead = 5

const isLikelyYear = (value: number) => value >= firstYear && value <= new Date().getUTCFullYear() + maxYearsAhead

const wrongYear = "is too many years ago or from now. Correct the year."

/** A date without a time and without a time zone: `2025-06-17`. */
export const calendarDate = (description: string) =>
  z.iso
    .date(wrongText("is not a date that exists.", 'Write year, month and day as "2025-06-17".'))
    .refine((date) => isLikelyYear(Number(date.slice(0, 4))), wrongYear)
    .describe(description)

/** A time of day on a 24-hour clock: `08:00`. */
export const timeOfDay = (description: string) =>
  z.iso
    .time({
      precision: -1,
      ...wrongText("is not a time of day.", 'Write it with two digits each, as "08:00" or "23:59".'),
    })
    .describe(description)

/** A name of the IANA time zone database. */
export const timeZone = (description = "Time zone, for example America/Los_Angeles.") =>
  z
    .string()
    // Abbreviations such as EST and offsets such as Etc/GMT+8 are valid too, but have no daylight saving time, and
    // US/Pacific names no city.
    .regex(
      /^(UTC|(?!(?:Etc|US|Canada)\/)[A-Z]\w+(\/[A-Z][\w-]+)+)$/,
      wrongText("is not the name of a time zone.", 'Write continent and city, such as "America/Los_Angeles".'),
    )
    .refine((value) => {
      try {
        new Intl.DateTimeFormat(language, { timeZone: value })
        return true
      } catch {
        return false
      }
    }, 'is not a time zone. Use a name such as "America/Los_Angeles".')
    .describe(description)

export const year = (description: string) => wholeNumber(description).refine(isLikelyYear, wrongYear)
