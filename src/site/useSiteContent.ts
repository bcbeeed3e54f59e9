import { graphql, useStaticQuery } from "gatsby"

/** Returns the content that every page shows: name, banner, navigation, newsletter form, dates of applications and links for crawlers. */
export function useSiteContent() {
  const { site, navigation, sharedSections, allProgram, allSeoLink } = useStaticQuery<Queries.SiteContentQuery>(graphql`
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
          closesAt
        }
      }
      allSeoLink {
        nodes {
          ...SeoLinkFields
        }
      }
    }
  `)
  return { site, navigation, ...sharedSections, programs: allProgram, seoLinks: allSeoLink.nodes }
}
