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

/** Returns the organization that runs the program as a schema.org EducationalOrganization. */
export function organizationData(site: Queries.OrganizationFactsFragment): StructuredData {
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
