import { graphql, useStaticQuery } from "gatsby"

/** Returns the content that every page shows: name, banner, navigation, newsletter form and links for crawlers. */
export function useSiteContent() {
  const { site, navigation, sharedSections, allSeoLink } = useStaticQuery<Queries.SiteContentQuery>(graphql`
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
      }
      allSeoLink {
        nodes {
          label
          href
        }
      }
    }
  `)
  return { site, navigation, newsletter: sharedSections.newsletter, seoLinks: allSeoLink.nodes }
}
