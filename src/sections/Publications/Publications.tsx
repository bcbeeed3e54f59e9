import { graphql } from "gatsby"
import { Section } from "../../components/Section/Section"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { publicationPath } from "../../routes"
import type { SectionProps } from "../sectionProps"
import { PublicationGrid } from "./PublicationGrid"
import * as styles from "./Publications.module.css"

export const publicationFragment = graphql`
  fragment PublicationsData on Query {
    sharedSections {
      papers {
        ...PaperTextFields
      }
    }
    allPublication {
      nodes {
        ...PublicationParts
      }
    }
    allCapstoneTrack {
      nodes {
        id: jsonId
        title
      }
    }
  }

  fragment PublicationParts on Publication {
    id: jsonId
    title
    authors
    year
    venue
    summary
    awaitingReview
    linkKind
    link
    mentor {
      id: jsonId
      name
    }
    highlight {
      ...CollageParts
    }
    figures {
      ...FigureFields
    }
    track {
      ...CapstoneTrackFields
    }
  }
`

type Props = SectionProps<Queries.PublicationsDataFragment>

/**
 * Papers of past students, then those of each capstone track. The anchor of a paper is `publication-` followed by its
 * id, and that of a track `track-` followed by its id.
 */
export function Publications({ id, text, data }: Props) {
  const { papers } = data.sharedSections
  const publications = data.allPublication.nodes
  const tracks = data.allCapstoneTrack.nodes
  return (
    <Section id={id} text={text} isEmpty={!publications.length && !tracks.length}>
      {publications.length ? (
        <PublicationGrid publications={publications} labels={papers} prefix="publication-" />
      ) : null}
      {tracks.length ? (
        <>
          <h3 className={styles.byTrack}>{papers.byTrack}</h3>
          <dl className={styles.tracks}>
            {tracks.map((track) => {
              const ofTrack = publications.filter((publication) => publication.track?.id === track.id)
              return (
                <div key={track.id} id={`track-${track.id}`} className={styles.track}>
                  <dt>{track.title}</dt>
                  {ofTrack.map((paper) => (
                    <dd key={paper.id}>
                      <SiteLink href={publicationPath(paper.id)}>{paper.title}</SiteLink>
                    </dd>
                  ))}
                  {ofTrack.length ? null : <dd>{papers.noPapers}</dd>}
                </div>
              )
            })}
          </dl>
        </>
      ) : null}
    </Section>
  )
}
