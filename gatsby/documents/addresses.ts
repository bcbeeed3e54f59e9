import { documentIds } from "../content-model/documents"

/** URL path of the calendar file for admitted students. */
export const calendarAddress = "/documents/research-calendar.ics"

/** Returns the URL path of a document. */
export function documentAddress(id: (typeof documentIds)[number]): string {
  return `/documents/${id}.pdf`
}

/** URL paths of all documents that the build makes. Links in content may lead to them. */
export const generatedDocuments: readonly string[] = [...documentIds.map(documentAddress), calendarAddress]
