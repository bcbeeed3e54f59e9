import { deadlineLabel } from "../../model/deadlines"
import { language } from "../../../src/language"
import { datesInText, dayInText, twoDigits } from "../dates"
import { quote } from "../../../messages/format"
import { predicate, type Predicate } from "../mistake"
import { groupOf, type TextField } from "../../model/fields"
import { weekdayIn, weekdayOf } from "./weekdays"

/**
 * Reports a label that names another day, time or time zone than the fields `date`, `time` and `timeZone` beside it.
 * For a valid file.
 */
export function labelMistake(text: TextField): Predicate | undefined {
  const { value: label, path } = text
  if (path.at(-1) !== "label") return undefined
  const { date, time, timeZone } = groupOf(text) as { date?: string; time?: string; timeZone?: string }
  const [labelDate, labelTime] = [datesInText(label)[0]?.date, timeIn(label)]
  if (labelDate !== undefined && date !== undefined && Number.isNaN(Date.parse(labelDate)))
    return predicate`is ${quote(label)}, which is no day: the month comes first. Write the day ${date} as ${monthFirst(date)}.`
  const labelDay = labelDate === undefined ? dayInText(label) : undefined
  if (labelDate !== undefined && date !== undefined && labelDate !== date)
    return predicate`is ${quote(label)}, which is the day ${labelDate}, but "date" is ${date}. Write the right day in both.`
  if (labelDay !== undefined && date !== undefined && labelDay !== date.slice(5))
    return predicate`is ${quote(label)}, but "date" is ${date}. Write the right day in both.`
  const weekday = weekdayIn(label)
  if (weekday !== undefined && date !== undefined && !weekdayOf(date).startsWith(weekday))
    return predicate`is ${quote(label)}, but "date" (${date}) is a ${weekdayOf(date)}. Write the right day in both.`
  if (labelTime !== undefined && time !== undefined && labelTime !== time)
    return predicate`is ${quote(label)}, which is ${labelTime} on a 24-hour clock, but "time" is ${time}${timeZone === undefined ? "" : ` by the clock of ${timeZone}`}. Write the right time in both.`
  if (time === undefined || timeZone === undefined) return undefined
  const zone = genericZone(timeZone)
  const [, abbreviation, word] = /\b([ECMP])T\b|\b(Eastern|Central|Mountain|Pacific)\b/.exec(label) ?? []
  const otherZone = abbreviation ?? word?.[0]
  if (zone !== undefined && otherZone !== undefined && otherZone !== zone[0])
    return predicate`is ${quote(label)}, but the time of ${timeZone} is ${zone}. Write the right zone in both.`
  const [written] = /\b(?:[AECMP][SD]T|AK[SD]T|HST)\b/.exec(label) ?? []
  // A time of every day is that of summer or of winter. A label may name either, as "8 am PST" does.
  const days = date === undefined ? ["2025-01-01", "2025-07-01"] : [date]
  const names = days.map((day) => deadlineLabel({ date: day, time, timeZone }).split(" ").at(-1) ?? "")
  const [correct = ""] = names
  // Outside the United States, "CST" and others have more meanings, and the name is an offset such as GMT+8.
  if (written === undefined || !/^[A-Z]+$/.test(correct) || names.includes(written)) return undefined
  const when = date === undefined ? "" : `on ${date} `
  return predicate`is ${quote(label)}, but ${when}the time of ${timeZone} is ${[...new Set(names)].join(" or ")}, not ${written}.
    Write ${quote(label.replace(written, correct))}.`
}

/** Returns `4/30/2025`. @param date `2025-04-30` */
const monthFirst = (date: string) => date.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, "$2/$3/$1")

/** Returns the name of a zone of the United States without the season, such as `PT`; undefined for another zone. */
function genericZone(timeZone: string): string | undefined {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "shortGeneric" })
  const name = format.formatToParts().find(({ type }) => type === "timeZoneName")?.value
  return name && /^[ECMP]T$/.test(name) ? name : undefined
}

/** Returns the time in a label such as "11:59 PM", "8 a.m.", "20:00" or "noon", as `23:59`. */
function timeIn(text: string): string | undefined {
  const [, hour, minute = "0", amOrPm = ""] = /(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\b/i.exec(text) ?? []
  if (hour === undefined) {
    const [, clockHour, clockMinute = ""] = /\b([01]?\d|2[0-3]):([0-5]\d)\b/.exec(text) ?? []
    if (clockHour !== undefined) return `${twoDigits(Number(clockHour))}:${clockMinute}`
    return /\bnoon\b/i.test(text) ? "12:00" : undefined
  }
  return `${twoDigits((Number(hour) % 12) + (amOrPm.toLowerCase() === "p" ? 12 : 0))}:${twoDigits(Number(minute))}`
}
