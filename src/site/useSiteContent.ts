import { graphql, useStaticQuery } from "gatsby"

export const programInstantsFragment = graphql`
  fragment ProgramInstantsFields on Program {
    id: jsonId
    opensAt
    startsAt
    endsAt
    deadlines {
      closesAt
    }
  }
`

/**
 * Returns the content that every page shows: name, banner, navigation, newsletter form, season and links for crawlers.
 */
export function useSiteContent() {
  const { site, navigation, sharedSections, allProgram, allSeoLink, build } = useStaticQuery<Queries.SiteContentQuery>(
    graphql`
      query SiteContent {
        site: siteFacts {
          name
          legalName
          tagline
          email
          banner
          footerCallToAction {
            ...CallToActionFields
          }
        }
        navigation {
          ...NavigationFields
        }
        sharedSections {
          newsletter {
            ...NewsletterTextFields
          }
          applications {
            ...ApplicationsTextFields
          }
        }
        allProgram {
          nodes {
            ...ProgramInstantsFields
          }
        }
        build: siteBuildMetadata {
          time: buildTime
          day: buildTime(formatString: "MMMM D, YYYY")
        }
        allSeoLink {
          nodes {
            ...SeoLinkFields
          }
        }
      }
    `,
  )
  return { site, navigation, ...sharedSections, programs: allProgram, build, seoLinks: allSeoLink.nodes }
}
