import { documentIds } from "../schemas/documents"

/** Content files whose texts the PDFs print, so that the check knows which letters their font needs. */
export const printedFiles = ["documents.json", "timelines.json"] as const

/** URL path of the calendar file for admitted students. */
export const calendarPath = "/documents/research-calendar.ics"

export function documentPath(id: (typeof documentIds)[number]): string {
  return `/documents/${id}.pdf`
}

/** URL paths of all files for applicants that the build generates. Links in content may lead to them. */
export const generatedDocuments: readonly string[] = [...documentIds.map(documentPath), calendarPath]
