import { Picture, type PictureFile } from "../Picture/Picture"
import { initialsOf } from "./initialsOf"
import * as styles from "./PersonCard.module.css"

export interface Person {
  readonly name: string
  readonly role: string
  readonly description: string
  readonly imageSrc?: string | null
  readonly imageAlt?: string | null
  readonly imageSrcFile?: PictureFile
  readonly imageSrcDarkFile?: PictureFile
}

interface Props {
  person: Person
  /** `sizes` of the portrait in this layout. */
  sizes: string
  headingLevel?: 2 | 3
}

/** A person: portrait (or a tile with the initials), name, role, and what they do. */
export function PersonCard({ person, sizes, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const
  const { name, role, description, imageSrc, imageAlt, imageSrcFile, imageSrcDarkFile } = person
  return (
    <article className={styles.card}>
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
          <span aria-hidden="true">{initialsOf(name)}</span>
        )}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>{name}</Heading>
        <p className={styles.role}>{role}</p>
        <p className={styles.description}>{description}</p>
      </div>
    </article>
  )
}
