import type { ReactNode } from "react"
import { InlineText } from "../InlineText/InlineText"
import { Picture, type PictureProps } from "../Picture/Picture"
import * as styles from "./Figure.module.css"

interface Props extends Pick<PictureProps, "file" | "darkFile" | "sizes" | "eager"> {
  src: string | null | undefined
  alt: string | null | undefined
  caption?: string | null | undefined
  /** Shows the whole picture; otherwise the picture is cropped to 4:3. */
  isWhole?: boolean
  /** Content after the caption. */
  children?: ReactNode
}

/** A picture with its caption. Renders nothing if `src` is missing. */
export function Figure({ src, alt, caption, isWhole = false, children, ...picture }: Props) {
  if (!src) return null
  return (
    <figure className={styles.figure} data-whole={isWhole || undefined}>
      <Picture src={src} alt={alt ?? ""} className={styles.picture} {...picture} />
      {caption ? (
        <figcaption className={styles.caption}>
          <InlineText text={caption} />
        </figcaption>
      ) : null}
      {children}
    </figure>
  )
}
