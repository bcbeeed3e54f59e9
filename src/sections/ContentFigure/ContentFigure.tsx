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

interface Props extends Pick<ComponentProps<typeof Figure>, "sizes" | "eager" | "isWhole" | "children"> {
  figure: Queries.ContentFigurePartsFragment
}

/** A figure from content: picture, alternative text and caption. */
export function ContentFigure({ figure, ...rest }: Props) {
  const { imageSrc, imageSrcFile, imageSrcDarkFile, imageAlt, caption } = figure
  return (
    <Figure src={imageSrc} file={imageSrcFile} darkFile={imageSrcDarkFile} alt={imageAlt} caption={caption} {...rest} />
  )
}
