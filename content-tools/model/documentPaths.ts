import { documentIds } from "../schemas/documents"

/** URL path of the calendar file for admitted students. */
export const calendarPath = "/documents/research-calendar.ics"

export function documentPath(id: (typeof documentIds)[number]): string {
  return `/documents/${id}.pdf`
}

/** URL paths of all files for applicants that the build generates. Links in content may lead to them. */
export const generatedDocuments: readonly string[] = [...documentIds.map(documentPath), calendarPath]
