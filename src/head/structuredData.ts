import { graphql } from "gatsby"
import { plainText } from "../format/linkedText"
import { absoluteUrl, publicationPath } from "../routes"
import type { Season } from "../season"
import { courseData, hasPage } from "./courseData"
import type { StructuredData } from "./jsonLd"

export const organizationFragment = graphql`
  fragment OrganizationFacts on SiteFacts {
    name
    legalName
    description
    email
    sameAs
  }
`

/** Content that a page describes with schema.org data, besides the breadcrumbs. */
export interface Described {
  organization?: Queries.OrganizationFactsFragment
  courses?: readonly Queries.ProgramFieldsFragment[]
  papers?: readonly Queries.PublicationPartsFragment[]
  people?: readonly Queries.PersonPartsFragment[]
}

/** Returns the objects of a page. @param season undefined on a page about no program */
export function describedData(
  { organization, courses = [], papers = [], people = [] }: Described,
  site: { name: string },
  season: Season | undefined,
): StructuredData[] {
  return [
    ...(organization ? [organizationData(organization)] : []),
    ...courses.filter(hasPage).map((course) => courseData(course, site, season?.programs[course.id])),
    ...papers.map(paperData),
    ...people.map(personData),
  ]
}

/**
 * Returns a schema.org BreadcrumbList that starts at the home page.
 * @param steps the pages after the home page; the current page is the last one
 */
export function breadcrumbData(steps: readonly { name: string; path: string }[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

/** Returns the organization that runs the program as a schema.org EducationalOrganization. */
function organizationData(site: Queries.OrganizationFactsFragment): StructuredData {
  const { name, legalName, description, email, sameAs } = site
  return {
    "@type": "EducationalOrganization",
    "@id": absoluteUrl("/#organization"),
    name,
    legalName,
    description,
    email,
    url: absoluteUrl("/"),
    logo: absoluteUrl("/icons/icon.png"),
    sameAs: sameAs?.length ? sameAs : undefined,
  }
}

type PaperFacts = Omit<Queries.PublicationPartsFragment, "highlight" | "mentor" | "figures" | "track">

/**
 * Returns a publication as a schema.org ScholarlyArticle, whose address is its page on this site. The authors are one
 * text, which may end in "and group", so they are one organization. A paper that awaits review has no date.
 */
export function paperData(publication: PaperFacts): StructuredData {
  const { id, title, authors, year, summary, awaitingReview, linkKind, link } = publication
  const isPublished = year && !awaitingReview && link !== "pending"
  return {
    "@type": "ScholarlyArticle",
    headline: title,
    author: authors ? { "@type": "Organization", name: authors } : undefined,
    datePublished: isPublished ? String(year) : undefined,
    description: summary,
    url: absoluteUrl(publicationPath(id)),
    sameAs: linkKind === "paper" && link !== "pending" ? link : undefined,
  }
}

/** Returns a member of the team as a schema.org Person. */
export function personData({ id, name, role, description, alumniOf }: Queries.PersonPartsFragment): StructuredData {
  return {
    "@type": "Person",
    name,
    jobTitle: role,
    description: plainText(description),
    url: absoluteUrl(`/team/#${id}`),
    worksFor: { "@id": absoluteUrl("/#organization") },
    alumniOf: alumniOf ? { "@type": "CollegeOrUniversity", name: alumniOf.name } : undefined,
  }
}
