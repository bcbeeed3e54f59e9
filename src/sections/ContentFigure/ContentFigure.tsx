import { graphql } from "gatsby"
import type { ComponentProps } from "react"
import { Figure } from "../../components/Figure/Figure"

export const contentFigureFragment = graphql`
  fragment ContentFigureParts on Figure {
    imageSrc
    imageAlt
    caption
    imageSrcFile {
      ...HalfWidthFile
    }
    imageSrcDarkFile {
      ...HalfWidthFile
    }
  }

  fragment HalfWidthFile on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 640, outputPixelDensities: [0.5, 0.75, 1, 1.25, 2])
    }
  }
`

interface Props extends Partial<Pick<ComponentProps<typeof Figure>, "sizes" | "eager" | "isWhole" | "children">> {
  figure: Queries.ContentFigurePartsFragment | null | undefined
}

/** A figure from content: picture, alternative text and caption. The default of `sizes` is that of a figure below the heading of a section. */
export function ContentFigure({ figure, sizes = "(min-width: 30rem) 28rem, 92vw", ...rest }: Props) {
  if (!figure) return null
  const { imageSrc, imageSrcFile, imageSrcDarkFile, imageAlt, caption } = figure
  return (
    <Figure
      src={imageSrc}
      file={imageSrcFile}
      darkFile={imageSrcDarkFile}
      alt={imageAlt}
      caption={caption}
      sizes={sizes}
      {...rest}
    />
  )
}
