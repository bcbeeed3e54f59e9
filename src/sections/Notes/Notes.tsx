import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { InlineText } from "../../components/InlineText/InlineText"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import * as styles from "./Notes.module.css"

interface Props {
  notes: readonly Queries.LinkedTextFieldsFragment[] | null
  /** Whether the links are what the visitor chooses from, and not a remark. */
  hasButtons?: boolean
}

/** Short texts with headings and links, in one column. Renders nothing without texts. */
export function Notes({ notes, hasButtons = false }: Props) {
  if (!notes?.length) return null
  return (
    <ul className={hasButtons ? styles.cards : styles.notes}>
      {notes.map(({ title, text, link }) => (
        <li key={title} className={styles.note}>
          <h3 className={styles.title}>{title}</h3>
          <InlineText as="p" text={text} />
          {link && hasButtons ? (
            <p className={styles.button}>
              <ButtonLink href={link.href} label={link.label} variant="quiet" />
            </p>
          ) : link ? (
            <SiteLink href={link.href} className={styles.link}>
              {link.label}
            </SiteLink>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
