import { publicationPath } from "../../routes"
import { InlineText } from "../InlineText/InlineText"
import { SiteLink } from "../SiteLink/SiteLink"
import * as styles from "./Voice.module.css"

interface Props {
  voice: {
    readonly name: string
    readonly title: string
    readonly text: string
    /** The student's paper, to which the voice links. */
    readonly publication?: { readonly id: string; readonly title: string } | null
  }
  className?: string
}

/** A quote of a past student, with the name. */
export function Voice({ voice: { name, title, text, publication }, className = "" }: Props) {
  return (
    <figure className={`${styles.voice} ${className}`}>
      <blockquote dir="auto">{text}</blockquote>
      <figcaption>
        <bdi className={styles.name} translate="no">
          {name}
        </bdi>
        <InlineText as="span" className={styles.title} text={title} />
        {publication ? (
          <SiteLink href={publicationPath(publication.id)} className={styles.paper}>
            {publication.title}
          </SiteLink>
        ) : null}
      </figcaption>
    </figure>
  )
}
