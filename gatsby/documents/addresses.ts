import { documentIds } from "../content-model/documents"

/** Where the calendar file for admitted students is published. */
export const calendarAddress = "/documents/research-calendar.ics"

/**
 * Where a document is published.
 * @param id such as `research-terms`
 */
export function documentAddress(id: (typeof documentIds)[number]): string {
  return `/documents/${id}.pdf`
}

/** The one list of the documents that the build makes; links in content may lead to them. */
export const generatedDocuments: readonly string[] = [...documentIds.map(documentAddress), calendarAddress]
