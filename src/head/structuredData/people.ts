import { absoluteUrl } from "../../routes"
import type { StructuredData } from "../jsonLd"

/** Returns a member of the team as a schema.org Person. */
export function personData({ id, name, role, description, alumniOf }: Queries.PersonPartsFragment): StructuredData {
  return {
    "@type": "Person",
    name,
    jobTitle: role,
    description,
    url: absoluteUrl(`/team/#${id}`),
    worksFor: { "@id": absoluteUrl("/#organization") },
    alumniOf: alumniOf ? { "@type": "CollegeOrUniversity", name: alumniOf.name } : undefined,
  }
}
