import { z } from "zod"
import { calendarDate, factRows, label, paragraphs, prose, sample } from "./fields"
import { timelineIds } from "./programs"

/** The documents that the build makes; each name is that of its file, so letters and mails may hold its address. */
export const documentIds = ["research-overview", "research-terms", "launchpad-overview", "launchpad-terms"] as const

const documentSection = z
  .strictObject({
    title: label("Heading of the section."),
    body: paragraphs("The section in paragraphs. A mail address or an https address becomes a link."),
    list: z
      .array(prose("One point."))
      .min(1, "has no point. Write at least one.")
      .optional()
      .describe("Points below the paragraphs."),
    facts: factRows("A table of facts below the paragraphs.").optional(),
    timeline: z
      .enum(timelineIds)
      .optional()
      .describe("The plan of content/timelines.json that is printed below the paragraphs, week by week."),
  })
  .meta({ id: "DocumentSection" })

/** A PDF for applicants: `content/documents.json`. It is published as `/documents/<id>.pdf`. */
export const programDocument = z.strictObject({
  id: z.enum(documentIds).describe("Which document this is; its address is /documents/<id>.pdf."),
  title: label("Title on the first page and in the window of the reader."),
  updated: calendarDate("Day of this version, printed in the document. Change it with the words."),
  intro: prose("One or two sentences below the title."),
  numbered: z.literal(true).optional().describe("true numbers the sections, as terms have them."),
  sections: z.array(documentSection).min(1, "has no section. Write at least one.").describe("The sections, in order."),
  sample,
})

const calendarEventShape = z
  .strictObject({
    title: prose("Its name in the calendar, short enough for a phone."),
    text: prose("What one finds when one opens it."),
  })
  .meta({ id: "CalendarEventText" })

const calendarEvent = (description: string) => calendarEventShape.describe(description)

/**
 * Words of the calendar file for admitted students: `content/calendar.json`, published as `/documents/research-calendar.ics`.
 * Its dates come from letters.json and programs.json.
 */
export const calendar = z.strictObject({
  name: label("Name of the calendar, for programs that show one."),
  updated: calendarDate("Day of this version. Change it when a word or a date of the calendar changes."),
  commit: calendarEvent("The last day to commit."),
  program: calendarEvent("The research program, from its first day to its last."),
})
