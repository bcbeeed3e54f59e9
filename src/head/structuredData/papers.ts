import type { StructuredData } from "../jsonLd"

/**
 * Returns a publication as a schema.org ScholarlyArticle. Returns an empty list without authors or year, and for a talk. The authors
 * are one text, which may end in "and group", so they are one organization.
 */
export function paperData(publication: Queries.PublicationPartsFragment): StructuredData | [] {
  const { title, authors, year, summary, linkKind, link } = publication
  if (!authors || !year || linkKind !== "paper" || link === "pending") return []
  return {
    "@type": "ScholarlyArticle",
    headline: title,
    author: { "@type": "Organization", name: authors },
    datePublished: String(year),
    description: summary,
    url: link,
  }
}
