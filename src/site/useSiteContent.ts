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
          title
          text
          link {
            ...LinkParts
          }
        }
      }
      navigation {
        header {
          label
          href
        }
        footer {
          label
          href
        }
      }
      sharedSections {
        newsletter {
          ...NewsletterParts
        }
        applications {
          closed
          after
          newsletter
          next
        }
      }
      allProgram {
        nodes {
          closesAt
        }
      }
      allSeoLink {
        nodes {
          label
          href
        }
      }
    }
  `)
  const { newsletter, applications } = sharedSections
  return { site, navigation, newsletter, applications, programs: allProgram, seoLinks: allSeoLink.nodes }
}
