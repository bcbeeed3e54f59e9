import { absoluteUrl, openGraphPicture } from "../routes"
import { useSiteContent } from "../site/useSiteContent"
import { useHelmet } from "./helmet"
import { breadcrumbData, jsonLd, type StructuredData } from "./jsonLd"
import { useTitle } from "./useTitle"

export interface SeoProps {
  /** Title without the name of the program, and description. */
  seo: { title: string; description: string }
  /** Canonical path of the page. Without it, the page has `noindex`. */
  canonical?: string
  /** Name of the page in the breadcrumbs, if it differs from the title. */
  name?: string
  /** Breadcrumbs between the home page and this page. */
  parents?: readonly { name: string; path: string }[]
  /** schema.org data besides the breadcrumbs. */
  structuredData?: readonly StructuredData[]
}

/** Head of a page. In the browser, it sets only the title until react-helmet is loaded. */
export function Seo({ seo, canonical, name, parents = [], structuredData = [] }: SeoProps) {
  const { title, description } = seo
  // The breadcrumbs, the URL and the picture of a page without a canonical path are those of the home page.
  const path = canonical ?? "/"
  const breadcrumbs = path === "/" ? [] : [breadcrumbData([...parents, { name: name ?? title, path }])]
  const { site } = useSiteContent()
  const fullTitle = `${title} | ${site.name}`
  const picture = absoluteUrl(openGraphPicture(path))
  useTitle(fullTitle)
  const Helmet = useHelmet()
  if (!Helmet) return null
  return (
    <Helmet htmlAttributes={{ lang: "en-US" }} title={fullTitle}>
      <meta name="description" content={description} />
      {canonical ? <link rel="canonical" href={absoluteUrl(canonical)} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absoluteUrl(path)} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${title}. ${site.name}, ${site.tagline}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      {[...structuredData, ...breadcrumbs].map((data) => (
        <script key={data["@type"]} type="application/ld+json">
          {jsonLd(data)}
        </script>
      ))}
    </Helmet>
  )
}
