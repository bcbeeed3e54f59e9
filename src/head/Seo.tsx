import { useSiteContent } from "../site/useSiteContent"
import { Head } from "./Head"
import { jsonLd, type StructuredData } from "./jsonLd"
import { absoluteUrl, openGraphPicture } from "../routes"
import { useTitle } from "./useTitle"

interface Props {
  /** Title without the name of the programme. */
  title: string
  description: string
  /** Path of the page, for shared links. */
  path: string
  /** Facts for search engines, in the words of schema.org. */
  structuredData?: readonly StructuredData[]
  /** True keeps the page out of search engines. */
  noIndex?: boolean
}

/** The head of a page. Nothing else knows the library behind it, but for the canonical link of the layouts. */
export function Seo({ title, description, path, structuredData = [], noIndex = false }: Props) {
  const { site } = useSiteContent()
  const fullTitle = `${title} | ${site.name}`
  const picture = absoluteUrl(openGraphPicture(path))
  useTitle(fullTitle)
  return (
    <Head htmlAttributes={{ lang: "en-US" }} title={fullTitle}>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : null}
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
      {structuredData.map((data) => (
        <script key={data["@type"]} type="application/ld+json">
          {jsonLd(data)}
        </script>
      ))}
    </Head>
  )
}
