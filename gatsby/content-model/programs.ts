import { z } from "zod"
import { calendarDate, instant, label, paragraphs, prose, range, slug, timeZone, wholeNumber } from "./fields"

const deadline = z
  .strictObject({
    id: slug(),
    name: label("Name of the round, such as Early round."),
    date: calendarDate("Last day of the round."),
    at: instant("The moment it ends. Leave it out where only the day counts.").optional(),
    timeZone: timeZone().optional(),
    label: label('The words shown, exactly, such as "Feb 28 2025 11:59 PM PST".'),
    note: prose("What else one has to know: how it is decided, for example.").optional(),
  })
  .refine((round) => !round.at || round.timeZone, {
    path: ["timeZone"],
    error: 'is missing. A moment needs the zone of its place, such as "America/Los_Angeles".',
  })
  .refine((round) => !round.at || round.at.startsWith(round.date), {
    path: ["at"],
    error: 'is on another day than "date". Make the two agree.',
  })
  .meta({ id: "Deadline" })

const dailyTime = z
  .strictObject({
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time of day. Write it as "08:00".')
      .describe("Time of day on a 24-hour clock."),
    timeZone: timeZone(),
    label: label('The words shown, exactly, such as "8 am PST".'),
  })
  .meta({ id: "DailyTime" })

/**
 * A program: `content/programs.json`. Every fact about a program stands here and nowhere else;
 * prose refers to it as `{{research.price}}` (see `facts.ts` for the list).
 */
export const program = z
  .strictObject({
    id: z.enum(["bootcamp", "research", "launchpad"]).describe("Which of the programs this is."),
    name: label("Full name."),
    shortName: label("Short name for tables and buttons."),
    courseCode: label("Code of the course.").optional(),
    summary: prose("One sentence: what it is and for whom."),
    description: paragraphs("What one does in it, in two or three paragraphs."),
    suits: prose("One sentence that begins with whom it suits.").optional(),
    topics: z.array(label("One topic.")).min(1, "has no topic. Write at least one.").describe("What is taught."),
    price: z
      .number()
      .positive("has to be more than 0.")
      .optional()
      .describe("Price as a number without sign or comma: 1460."),
    priceCurrency: z.literal("USD").optional().describe("Currency of the price (ISO 4217)."),
    durationWeeks: wholeNumber("How many weeks it takes.").optional(),
    startDate: calendarDate("First day.").optional(),
    endDate: calendarDate("Last day.").optional(),
    applicationDeadline: calendarDate("Last day to apply, for search engines.").optional(),
    deadlines: z.array(deadline).optional().describe("Rounds of application, in order."),
    hoursPerWeek: range("Hours a week one has to set aside.").optional(),
    instructionHoursPerDay: z
      .number()
      .positive("has to be more than 0.")
      .optional()
      .describe("Hours of instruction a day."),
    homeworkHoursPerDay: range("Hours of homework a day.").optional(),
    bootcampWeeks: wholeNumber("How many of the weeks are bootcamp.").optional(),
    paperPages: range("Pages of the paper.").optional(),
    groupSize: range("Students in a group.").optional(),
    groupMeetingsPerWeek: range("Meetings of the mentor group a week.").optional(),
    meetingsBegin: dailyTime.describe("When meetings begin.").optional(),
  })
  .refine(({ price, priceCurrency }) => (price === undefined) === (priceCurrency === undefined), {
    path: ["priceCurrency"],
    error: 'and "price" go together. Give both or neither.',
  })
  .refine(({ startDate, endDate }) => !startDate || !endDate || startDate < endDate, {
    path: ["endDate"],
    error: 'is not after "startDate". Put the last day here.',
  })

const timelineItem = z
  .strictObject({
    title: z
      .string()
      .regex(/^Weeks? \d+([–-]\d+)?$/, 'is not the name of a week. Write "Week 3" or "Weeks 1–2".')
      .describe("Week N, or Weeks N–M."),
    topic: label("Topic of the week in a few words."),
    content: prose("What happens in it."),
  })
  .meta({ id: "TimelineItem" })

/** The plans that sections and documents ask for by name. */
export const timelineIds = ["research-8-weeks", "program-10-weeks", "bootcamp-4-weeks"] as const

/** A plan week by week: `content/timelines.json`. */
export const timeline = z.strictObject({
  id: z.enum(timelineIds).describe("Which plan this is."),
  title: label("Name of the plan."),
  summary: prose("One sentence below the name.").optional(),
  items: z.array(timelineItem).min(1, "has no week. Write at least one.").describe("The weeks, in order."),
})
