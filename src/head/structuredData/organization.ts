import { graphql } from "gatsby"
import { absoluteUrl } from "../../routes"
import type { StructuredData } from "../jsonLd"

export const organizationFragment = graphql`
  fragment OrganizationFacts on SiteFacts {
    name
    legalName
    description
    email
    sameAs
  }
`

/** The organization behind the program, as a schema.org EducationalOrganization. */
export function organizationData(site: Queries.OrganizationFactsFragment): StructuredData {
  return {
    "@type": "EducationalOrganization",
    "@id": absoluteUrl("/#organization"),
    name: site.name,
    legalName: site.legalName,
    description: site.description,
    email: site.email,
    url: absoluteUrl("/"),
    logo: absoluteUrl("/icons/icon.png"),
    ...(site.sameAs?.length ? { sameAs: site.sameAs } : {}),
  }
}
