import { Helmet } from "react-helmet"
import { absoluteUrl, openGraphPicture, openGraphSize } from "../routes"
import type { Season } from "../season"
import { jsonLd } from "./jsonLd"
import { breadcrumbData, describedData, type Described } from "./structuredData"
import { language } from "../language"

export interface HeadProps {
  /** Title without the name of the program, and description. */
  seo: { title: string; description: string }
  /** Canonical path of the page. Without it, the page has `noindex`. */
  canonical?: string
  /** Name of the page in the breadcrumbs, if it differs from the title. */
  name?: string
  /** Breadcrumbs between the home page and this page. */
  parents?: readonly { name: string; path: string }[]
  describes?: Described
}

interface Props extends HeadProps {
  /** With the name of the program. */
  fullTitle: string
  /** Absent on a page about no program. */
  season?: Season | undefined
  site: { name: string; tagline: string }
}

/** All tags of a page's head. */
export function HeadTags({ seo, canonical, name, parents = [], describes = {}, fullTitle, season, site }: Props) {
  const { title, description } = seo
  // The breadcrumbs, the URL and the picture of a page without a canonical path are those of the home page.
  const path = canonical ?? "/"
  const picture = absoluteUrl(openGraphPicture(path))
  const breadcrumbs = path === "/" ? [] : [breadcrumbData([...parents, { name: name ?? title, path }])]
  const structuredData = [...describedData(describes, site, season), ...breadcrumbs]
  return (
    <Helmet htmlAttributes={{ lang: language }} title={fullTitle}>
      <meta name="description" content={description} />
      {canonical ? <link rel="canonical" href={absoluteUrl(canonical)} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absoluteUrl(path)} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(openGraphSize.width)} />
      <meta property="og:image:height" content={String(openGraphSize.height)} />
      <meta property="og:image:alt" content={canonical ? `${title}. ${site.name}` : site.name} />
      {/* The other texts of the card are those of Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData.map((data, index) => (
        <script key={index} type="application/ld+json">
          {jsonLd(data)}
        </script>
      ))}
    </Helmet>
  )
}
