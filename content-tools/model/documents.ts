import { z } from "zod"
import {
  calendarDate,
  factRows,
  flag,
  group,
  heading,
  label,
  linkItem,
  nonEmptyList,
  paragraphs,
  prose,
  sample,
  slug,
} from "./fields"
import { listLimit } from "./listLimit"
import { timelineIds } from "./programs"

/** Ids of the PDFs that the build makes, which are also their file names. Do not rename them: sent letters and emails link to them. */
export const documentIds = ["research-overview", "research-terms", "launchpad-overview", "launchpad-terms"] as const

const documentSection = group("DocumentSection", {
  id: slug('Short name by which other texts quote the section: "leaving" for {{research-terms.leaving}}.').optional(),
  title: heading("Heading of the section."),
  body: paragraphs("Text of the section. An email address or https address becomes a link."),
  list: nonEmptyList(
    prose("One point."),
    "Points below the paragraphs.",
    listLimit(20, "a section", "a point"),
  ).optional(),
  facts: factRows("A table of facts below the paragraphs.").optional(),
  link: linkItem("A link below the paragraphs. It is printed with its address.").optional(),
  timeline: z
    .enum(timelineIds)
    .optional()
    .describe("id of the plan in content/timelines.json that is printed below the paragraphs."),
})

/** A PDF for applicants: `content/documents.json`, published as `/documents/<id>.pdf`. */
export const programDocument = z.strictObject({
  id: z.enum(documentIds).describe("Which document this is. Its address is /documents/<id>.pdf."),
  title: heading("Title on the first page and in the window of the PDF reader."),
  changed: calendarDate(
    'Day on which the text last changed, also through a price or a date that it names. The document is the "Version of" this day.',
  ),
  intro: prose("One or two sentences below the title."),
  numbered: flag("true numbers the sections, for terms and conditions."),
  sections: nonEmptyList(documentSection, "The sections, in order.", listLimit(30, "a document", "a section")),
  sample,
})

const calendarEvent = group("CalendarEventText", {
  title: prose("Name of the event in the calendar, short enough for a phone."),
  text: prose("Description of the event."),
})

/**
 * Texts of the calendar file for admitted students: `content/calendar.json`, published as `/documents/research-calendar.ics`.
 * Its dates come from letters.json and programs.json.
 */
export const calendar = z.strictObject({
  name: label("Name of the calendar. Some calendar programs show it.", 80),
  commit: calendarEvent.describe("The last day to commit."),
  program: calendarEvent.describe("The research program, from its first day to its last."),
})
