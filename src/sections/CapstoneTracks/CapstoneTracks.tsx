import { graphql } from "gatsby"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { InlineText } from "../../components/InlineText/InlineText"
import { ScrollRow, scrollRowList } from "../../components/ScrollRow/ScrollRow"
import { Section } from "../../components/Section/Section"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { EndTag } from "../../features/season/EndTag"
import { trackPath } from "../../routes"
import { ContentFigure } from "../ContentFigure/ContentFigure"
import type { SectionProps } from "../sectionProps"
import * as styles from "./CapstoneTracks.module.css"

export const capstoneTracksFragment = graphql`
  fragment CapstoneTracksData on Query {
    sharedSections {
      capstoneLink {
        ...LinkItemFields
      }
    }
    allCapstoneTrack {
      nodes {
        ...CapstoneTrackFields
      }
    }
  }

  fragment CapstoneTrackPicture on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 400)
    }
  }
`

interface Props extends SectionProps<Queries.CapstoneTracksDataFragment> {
  /** The dates of the research program, of which the tracks are a part. */
  hasDates?: boolean
}

/**
 * Capstone tracks (subjects of the final projects) in a row that scrolls, on wide screens in a grid, followed by a
 * link. The anchor of a track is `track-` followed by its id.
 */
export function CapstoneTracks({ id, text, data, hasDates = true }: Props) {
  const link = data.sharedSections.capstoneLink
  const tracks = data.allCapstoneTrack.nodes
  return (
    <Section id={id} text={text} isEmpty={!tracks.length} layout="cells">
      <ScrollRow label={text.title} className={styles.scroller}>
        <ul className={`${scrollRowList} ${styles.tracks}`}>
          {tracks.map((track, index) => (
            <li key={track.id} id={`track-${track.id}`} className={styles.track}>
              <ContentFigure figure={track} sizes="(min-width: 80rem) 19rem, (min-width: 24rem) 18rem, 75vw" />
              {/* The list says it to screen readers. */}
              <p className={styles.position} aria-hidden="true">
                {index + 1} / {tracks.length}
              </p>
              <h3 className={styles.title}>
                <SiteLink href={trackPath(track.id)} className={styles.link}>
                  {track.title}
                </SiteLink>
              </h3>
              <p>{track.description}</p>
              {hasDates ? <InlineText as="p" className={styles.date} text={track.dateInfo} /> : null}
            </li>
          ))}
        </ul>
      </ScrollRow>
      <p className={styles.action}>
        <ButtonLink {...link} />
        {hasDates ? <EndTag program="research" /> : null}
      </p>
    </Section>
  )
}
