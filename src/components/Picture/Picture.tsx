import type { IGatsbyImageData } from "gatsby-plugin-image"
import { version } from "react"

/** The file of a picture from GraphQL; null if the picture is an absolute URL. */
export type PictureFile =
  { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null | undefined

export interface PictureProps {
  /** Path or absolute URL from content. Used as the address only if `file` is missing. */
  src: string
  file: PictureFile
  /** Replaces `file` in the dark color scheme, but not in print. */
  darkFile?: PictureFile
  /** Empty if the text beside the picture says the same. */
  alt: string
  sizes: string
  /** For the picture above the fold: loads eagerly and with priority. */
  eager?: boolean
  className?: string | undefined
}

/** React 18 warns of `fetchPriority`, and React 19 of `fetchpriority`. */
const highPriority = version.startsWith("18.") ? { fetchpriority: "high" } : { fetchPriority: "high" as const }

/**
 * Renders a plain `<picture>` from the data of gatsby-plugin-image. The build writes one format for all browsers, so
 * the data has only a `fallback`. GatsbyImage would fetch a `react-dom/server` chunk of 18 kB (docs/decisions/0004).
 */
export function Picture({ src, file, darkFile, alt, sizes, eager = false, className }: PictureProps) {
  const data = file?.childImageSharp?.gatsbyImageData
  const loading = eager
    ? ({ loading: "eager", ...highPriority } as const)
    : ({ loading: "lazy", decoding: "async" } as const)
  if (!data?.images.fallback) return <img src={src} alt={alt} className={className} {...loading} />
  const { fallback } = data.images
  const dark = darkFile?.childImageSharp?.gatsbyImageData.images.fallback
  return (
    <picture>
      {dark && <source media="screen and (prefers-color-scheme: dark)" srcSet={dark.srcSet} sizes={sizes} />}
      <img
        {...loading}
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes}
        width={data.width}
        height={data.height}
        alt={alt}
        className={className}
      />
    </picture>
  )
}
