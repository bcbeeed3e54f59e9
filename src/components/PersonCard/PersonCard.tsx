import type { ReactNode } from "react"
import { InlineText } from "../InlineText/InlineText"
import { Picture, type PictureFile } from "../Picture/Picture"
import * as styles from "./PersonCard.module.css"

interface Props {
  person: {
    readonly name: string
    /** Empty below a heading that says it. */
    readonly role: string
    readonly alumniOf?: { readonly name: string } | null
    readonly description?: string
    readonly imageSrc?: string | null
    readonly imageAlt?: string | null
    readonly imageSrcFile?: PictureFile
    readonly imageSrcDarkFile?: PictureFile
  }
  sizes: string
  /** Whether the parent is a grid item that passes on its rows, so that cards beside each other are aligned. */
  sharesRows?: boolean
  /** Shown below the description: one element. */
  children?: ReactNode
}

/** Shows a person: portrait or initials, name and, if given, role, university and description. */
export function PersonCard({ person, sizes, sharesRows = false, children }: Props) {
  const { name, role, alumniOf, description, imageSrc, imageAlt, imageSrcFile, imageSrcDarkFile } = person
  return (
    <article className={styles.card} data-rows={sharesRows ? "shared" : undefined}>
      <div className={styles.portrait}>
        {imageSrc ? (
          <Picture
            src={imageSrc}
            file={imageSrcFile}
            darkFile={imageSrcDarkFile}
            alt={imageAlt ?? ""}
            sizes={sizes}
            className={styles.picture}
          />
        ) : (
          <span aria-hidden="true" translate="no">
            {initialsOf(name)}
          </span>
        )}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name} translate="no">
          <bdi>{name}</bdi>
        </h3>
        {role ? <p className={styles.role}>{role}</p> : null}
        {alumniOf ? <p className={styles.university}>{alumniOf.name}</p> : null}
        {description ? <InlineText as="p" className={styles.description} text={description} /> : null}
        {children}
      </div>
    </article>
  )
}

/** Returns the first letters of the first and last word, in capitals: `AL` for `Ada King Lovelace`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words
  // The spread splits by code point. `word[0]` would cut a surrogate pair in half.
  const letters = firstAndLast.map((word = "") => [...word][0] ?? "")
  return letters.join("").toUpperCase()
}
