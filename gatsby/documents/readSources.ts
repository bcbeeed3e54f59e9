import { readFile } from "node:fs/promises"
import path from "node:path"
import { z } from "zod"
import { calendar, programmeDocument } from "../content-model/documents"
import { factsFrom, resolveFacts } from "../content-model/facts"
import { letter } from "../content-model/letters"
import { programme, timeline } from "../content-model/programmes"
import { site } from "../content-model/site"

export type ProgrammeDocument = z.infer<typeof programmeDocument>
export type Timeline = z.infer<typeof timeline>

/** All content that documents are made of, with the facts put into its prose. */
export interface DocumentSources {
  site: z.infer<typeof site>
  programmes: readonly z.infer<typeof programme>[]
  timelines: readonly Timeline[]
  letters: readonly z.infer<typeof letter>[]
  documents: readonly ProgrammeDocument[]
  calendar: z.infer<typeof calendar>
}

/**
 * Reads what documents are made of from the files themselves, not through GraphQL: `gatsby develop` asks for it between two
 * runs of the data layer.
 * @param folder the content folder
 * @throws Error where content has mistakes; the content check says so earlier and in plainer words
 */
export async function readSources(folder: string): Promise<DocumentSources> {
  const read = (file: string) => readFile(path.join(folder, file), "utf8")
  const [siteText, programmes, timelines, letters, documents, calendarText] = await Promise.all(
    ["site.json", "programmes.json", "timelines.json", "letters.json", "documents.json", "calendar.json"].map(read),
  )
  const withoutFacts = (text = "") => JSON.parse(text) as unknown
  const facts = factsFrom({
    site: site.parse(withoutFacts(siteText)),
    programmes: z.array(programme).parse(withoutFacts(programmes)),
    letters: z.array(letter).parse(withoutFacts(letters)),
  })
  // Braces stand in prose only; the content check sees to that.
  const withFacts = (text = "") =>
    JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? resolveFacts(value, facts) : value)) as unknown
  return {
    site: site.parse(withFacts(siteText)),
    programmes: z.array(programme).parse(withFacts(programmes)),
    timelines: z.array(timeline).parse(withFacts(timelines)),
    letters: z.array(letter).parse(withFacts(letters)),
    documents: z.array(programmeDocument).parse(withFacts(documents)),
    calendar: calendar.parse(withFacts(calendarText)),
  }
}
