import { SiteLink } from "../../components/SiteLink/SiteLink"
import * as styles from "./Publications.module.css"

const words = { presentation: "Watch the presentation", paper: "Read the paper" }

interface Props {
  publication: Queries.PublicationPartsFragment
  pendingLink: { readonly label: string; readonly href: string }
}

/** One paper: title, authors, whether it awaits review, and the way to it. */
export function PublicationTile({ publication, pendingLink }: Props) {
  const { title, authors, summary, awaitingReview, linkKind, link } = publication
  const target =
    link === "pending" ? pendingLink : { label: words[linkKind === "paper" ? "paper" : "presentation"], href: link }
  return (
    <article className={styles.tile}>
      <h3 className={styles.title}>{title}</h3>
      {authors ? <p className={styles.authors}>{authors}</p> : null}
      {summary ? <p>{summary}</p> : null}
      {awaitingReview ? <p className={styles.note}>Awaiting review</p> : null}
      <p className={styles.link}>
        <SiteLink href={target.href}>
          {target.label}
          <span className="visually-hidden">: {title}</span>
        </SiteLink>
      </p>
    </article>
  )
}
