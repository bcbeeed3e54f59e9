import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { InlineText } from "../../components/InlineText/InlineText"
import { Picture } from "../../components/Picture/Picture"
import * as styles from "./ContentFigure.module.css"

/**
 * Widths of 336 to 1280 px. Phones show most figures at 92vw: those of 360 px × 2 (pixel ratio) and 412 × 1.75 need 664
 * px, those of 375 × 2 and 414 × 2 762, and those of 360 × 3 and 412 × 2.625 995.
 */
export const figurePicture = graphql`
  fragment FigurePicture on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 672, outputPixelDensities: [0.5, 0.75, 1, 1.143, 1.5, 1.905])
    }
  }
`

interface Props {
  figure: Queries.FigureFieldsFragment | null | undefined
  /** `sizes` attribute of the picture. */
  sizes: string
  /** For the figure above the fold: loads eagerly and shows the whole picture. */
  isHero?: boolean
  /** Shows the whole picture. Other pictures are cropped to 4:3. */
  isWhole?: boolean
  /** Content after the caption. */
  children?: ReactNode
}

/** A figure from content: picture, alternative text and caption. Renders nothing without a picture. */
export function ContentFigure({ figure, sizes, isHero = false, isWhole = isHero, children }: Props) {
  if (!figure?.imageSrc) return null
  const { imageSrc: src, imageSrcFile: file, imageSrcDarkFile: darkFile, imageAlt, caption } = figure
  const picture = { src, file, darkFile, alt: imageAlt ?? "", sizes, eager: isHero }
  return (
    <figure className={styles.figure} data-whole={isWhole || undefined}>
      <Picture className={styles.picture} {...picture} />
      {caption ? <InlineText as="figcaption" className={styles.caption} text={caption} /> : null}
      {children}
    </figure>
  )
}
