import { SiteLink } from "../../components/SiteLink/SiteLink"
import { trackPath } from "../../routes"
import * as styles from "./PaperDetails.module.css"

interface DetailsProps {
  paper: Pick<Queries.PublicationPartsFragment, "authors" | "year" | "venue" | "mentor">
  track?: Queries.PaperPartsFragment["track"]
  labels: Queries.PaperTextFieldsFragment
}

/** Authors, year and venue, mentor, and capstone track of a paper, each in a paragraph. */
export function PaperDetails({ paper: { authors, year, venue, mentor }, track, labels }: DetailsProps) {
  const published = [year, venue].filter(Boolean).join(" · ")
  return (
    <>
      {authors ? (
        <p className={styles.detail} translate="no">
          {authors}
        </p>
      ) : null}
      {published ? <p className={styles.detail}>{published}</p> : null}
      {mentor ? (
        <p className={styles.detail}>
          {labels.mentor ? <span>{labels.mentor}: </span> : null}
          <SiteLink href={`/team/#${mentor.id}`}>
            <span translate="no">{mentor.name}</span>
          </SiteLink>
        </p>
      ) : null}
      {track ? (
        <p className={styles.detail}>
          {labels.track ? <span>{labels.track}: </span> : null}
          <SiteLink href={trackPath(track.id)}>{track.title}</SiteLink>
        </p>
      ) : null}
    </>
  )
}

interface NoteProps {
  paper: Pick<Queries.PublicationPartsFragment, "awaitingReview" | "link">
  labels: Queries.PaperTextFieldsFragment
}

/** Says that a paper awaits review, or that its link is pending. Renders nothing for other papers. */
export function PaperNote({ paper: { awaitingReview, link }, labels }: NoteProps) {
  if (awaitingReview) return <p className={styles.note}>{labels.awaitingReview}</p>
  return link === "pending" ? <p className={styles.note}>{labels.inPreparation}</p> : null
}
