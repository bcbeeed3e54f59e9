import { graphql, useStaticQuery } from "gatsby"

/** What every page shows besides its own content: name, banner, navigation, footer. One request for all of it. */
export function useSiteContent() {
  const { site, navigation, sharedSections, allSeoLink } = useStaticQuery<Queries.SiteContentQuery>(graphql`
    query SiteContent {
      site: siteFacts {
        name
        legalName
        tagline
        description
        email
        banner
        footerCallToAction {
          title
          text
          link {
            label
            href
          }
        }
        sameAs
      }
      navigation {
        header {
          label
          href
          accent
        }
        footer {
          label
          href
          accent
        }
      }
      sharedSections {
        newsletter {
          popupTitle
          popupText
          footerTitle
          footerText
          emailLabel
          placeholder
          button
          privacy
          withoutScript
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
