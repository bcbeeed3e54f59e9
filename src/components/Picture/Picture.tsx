import type { IGatsbyImageData } from "gatsby-plugin-image"

/** The file of a picture as GraphQL hands it out; null where the picture is an absolute address. */
export type PictureFile =
  { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null | undefined

export interface PictureProps {
  /** Address in content: used as it is where there is no file. */
  src: string
  file: PictureFile
  /** What is shown instead on dark screens; on paper it is `file` in every scheme. */
  darkFile?: PictureFile
  /** Empty where the words beside it say the same. */
  alt: string
  /** The `sizes` of the picture in this layout. */
  sizes: string
  /** True for the picture that is seen first: it is fetched at once and with priority. */
  eager?: boolean
  className?: string | undefined
}

const DARK_SCREEN = "screen and (prefers-color-scheme: dark)"

/**
 * Renders a picture as a plain `<picture>` from the data of gatsby-plugin-image. The build writes one format for all browsers,
 * so the data has only a `fallback`. GatsbyImage would fetch a `react-dom/server` chunk of 18 kB (docs/decisions/0004).
 */
export function Picture({ src, file, darkFile, alt, sizes, eager = false, className }: PictureProps) {
  const data = file?.childImageSharp?.gatsbyImageData
  const loading = eager
    ? ({ loading: "eager", fetchpriority: "high" } as const)
    : ({ loading: "lazy", decoding: "async" } as const)
  if (!data?.images.fallback) return <img src={src} alt={alt} className={className} {...loading} />
  const { fallback } = data.images
  const dark = darkFile?.childImageSharp?.gatsbyImageData.images.fallback
  return (
    <picture>
      {dark && <source media={DARK_SCREEN} srcSet={dark.srcSet} sizes={sizes} />}
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
