import { z } from "zod"
import { listLimit } from "./fields/listLimit"
import { calendarDate } from "./fields/dates"
import { flag, sample } from "./fields/flags"
import { group } from "./fields/group"
import { slug } from "./fields/ids"
import { linkItem } from "./fields/links"
import { nonEmptyList } from "./fields/lists"
import { crossFieldRule } from "./fields/rules"
import { heading, paragraphs, prose } from "./fields/texts"
import { factRows } from "./parts/facts"
import { programInId } from "./parts/programId"
import { timelineIds } from "./timelines"

/**
 * Ids of the PDFs that the build makes, which are also their file names. Do not rename them: sent letters and emails
 * link to them.
 */
export const documentIds = ["research-overview", "research-terms", "launchpad-overview", "launchpad-terms"] as const

const documentSection = group("DocumentSection", {
  id: slug('Short name by which other texts quote the section: "leaving" for {{research-terms.leaving}}.').optional(),
  title: heading("Heading of the section."),
  body: paragraphs("Text of the section."),
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
export const programDocument = z
  .strictObject({
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
  .refine(
    ({ id, sections }) => sections.every(({ timeline }) => !timeline || programInId(timeline) === programInId(id)),
    crossFieldRule(["id", "sections"], 'has the plan of another program. Correct or remove the "timeline".'),
  )
  .refine(
    ({ numbered, sections }) => !numbered || !sections.some(({ title }) => /^\d+[.)]/.test(title)),
    crossFieldRule(["numbered", "sections"], 'has numbers in its titles. Remove them: "numbered" adds them.'),
  )
