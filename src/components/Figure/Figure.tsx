import { InlineText } from "../InlineText/InlineText"
import { Picture, type PictureFile } from "../Picture/Picture"
import * as styles from "./Figure.module.css"

interface Props {
  src: string | null | undefined
  file: PictureFile
  darkFile: PictureFile
  alt: string | null | undefined
  caption?: string | null | undefined
  sizes: string
  eager?: boolean
  /** On the dark plate. */
  onPlate?: boolean
  /** In the proportions of its file; otherwise 4 to 3, like its neighbors. */
  isWhole?: boolean
}

/** A picture with its caption, like a figure of a paper. Draws nothing where there is no picture. */
export function Figure({
  src,
  file,
  darkFile,
  alt,
  caption,
  sizes,
  eager = false,
  onPlate = false,
  isWhole = false,
}: Props) {
  if (!src) return null
  return (
    <figure className={styles.figure} data-plate={onPlate || undefined} data-whole={isWhole || undefined}>
      <Picture
        src={src}
        file={file}
        darkFile={darkFile}
        alt={alt ?? ""}
        sizes={sizes}
        eager={eager}
        className={styles.picture}
      />
      {caption ? (
        <figcaption className={styles.caption}>
          <InlineText text={caption} />
        </figcaption>
      ) : null}
    </figure>
  )
}
