import { InlineText } from "../../components/InlineText/InlineText"
import { Picture } from "../../components/Picture/Picture"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { publicationPath } from "../../routes"
import { Collage } from "../Collage/Collage"
import { figureOfPaper } from "./figureOfPaper"
import { PaperDetails, PaperNote } from "./PaperDetails"
import * as styles from "./PublicationGrid.module.css"

interface Props {
  publications: readonly Queries.PublicationPartsFragment[]
  labels: Queries.PaperTextFieldsFragment
  /** Begins the anchor of a paper, before its id. Without it, the papers have no anchors. */
  prefix?: string
}

/** Cards of papers, each a link to the page of its paper. */
export function PublicationGrid({ publications, labels, prefix }: Props) {
  return (
    <ul className={styles.grid}>
      {publications.map((publication) => (
        <li key={publication.id} id={prefix && `${prefix}${publication.id}`}>
          <PublicationCard publication={publication} labels={labels} />
        </li>
      ))}
    </ul>
  )
}

interface CardProps {
  publication: Queries.PublicationPartsFragment
  labels: Queries.PaperTextFieldsFragment
}

/** `sizes` of a collage's pictures. The first paper may be wider than the others. */
const sizes = ["(min-width: 40rem) 24rem, 58vw", "(min-width: 40rem) 12rem, 29vw"] as const

function PublicationCard({ publication, labels }: CardProps) {
  const { id, title, highlight, track, summary, linkKind, link } = publication
  const figure = highlight?.collageImages ? null : figureOfPaper(publication)
  return (
    <article className={styles.card}>
      {figure?.imageSrc ? (
        <Picture
          src={figure.imageSrc}
          file={figure.imageSrcFile}
          darkFile={figure.imageSrcDarkFile}
          alt={figure.imageAlt ?? ""}
          sizes={sizes[0]}
          className={styles.picture}
        />
      ) : (
        <Collage highlight={highlight} sizes={sizes} />
      )}
      <div className={styles.text}>
        <h3 className={styles.title}>
          <SiteLink href={publicationPath(id)}>
            <InlineText text={title} />
          </SiteLink>
        </h3>
        <PaperDetails paper={publication} track={track} labels={labels} />
        {summary ? <p className={styles.summary}>{summary}</p> : null}
        <PaperNote paper={publication} labels={labels} />
        {link === "pending" ? null : (
          <p className={styles.link}>
            <SiteLink href={link}>
              <span>{linkKind === "paper" ? labels.paper : labels.presentation}</span>
              <span className="visually-hidden">: {title}</span>
            </SiteLink>
          </p>
        )}
      </div>
    </article>
  )
}
