import { graphql } from "gatsby"
import { Picture } from "../../components/Picture/Picture"
import * as styles from "./Collage.module.css"

export const collageFragment = graphql`
  fragment CollageParts on ResearchHighlight {
    collageImages
    collageImagesFile {
      ...ResearchHighlightPicture
    }
    collageImagesDarkFile {
      ...ResearchHighlightPicture
    }
    collageAlt
  }

  fragment ResearchHighlightPicture on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 320, outputPixelDensities: [0.5, 0.75, 1, 1.5, 2])
    }
  }
`

interface Props {
  highlight: Queries.CollagePartsFragment | null
  /** `sizes` of the first picture, which is larger, and of the others. */
  sizes: readonly [first: string, others: string]
}

/** The pictures of a highlight as one figure. Renders nothing without pictures. */
export function Collage({ highlight, sizes: [first, others] }: Props) {
  if (!highlight?.collageImages) return null
  return (
    <div role="img" aria-label={highlight.collageAlt ?? ""} className={styles.collage}>
      {highlight.collageImages.map((src, index) => (
        <Picture key={src} {...pictureOf(highlight, index)} alt="" sizes={index === 0 ? first : others} />
      ))}
    </div>
  )
}

export function pictureOf(highlight: Queries.CollagePartsFragment | null, index: number) {
  const { collageImages, collageImagesFile, collageImagesDarkFile } = highlight ?? {}
  return {
    src: collageImages?.[index] ?? "",
    file: collageImagesFile?.[index],
    darkFile: collageImagesDarkFile?.[index],
  }
}
