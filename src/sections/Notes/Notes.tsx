import { InlineText } from "../../components/InlineText/InlineText"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import * as styles from "./Notes.module.css"

/** Short texts with headings and links, in one column. Renders nothing without texts. */
export function Notes({ notes }: { notes: readonly Queries.LinkedTextFieldsFragment[] | null }) {
  if (!notes?.length) return null
  return (
    <ul className={styles.notes}>
      {notes.map(({ title, text, link }) => (
        <li key={title} className={styles.note}>
          <h3 className={styles.title}>{title}</h3>
          <InlineText as="p" text={text} />
          {link ? (
            <SiteLink href={link.href} className={styles.link}>
              {link.label}
            </SiteLink>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
