import { graphql } from "gatsby"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { Figure } from "../../components/Figure/Figure"
import { EmptySection } from "../../components/Section/EmptySection"
import { Section } from "../../components/Section/Section"
import { InlineText } from "../../components/InlineText/InlineText"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import * as styles from "./CapstoneTracks.module.css"

export const capstoneTrackFragment = graphql`
  fragment CapstoneTrackParts on CapstoneTrack {
    id: jsonId
    title
    description
    imageSrc
    imageAlt
    caption
    imageSrcFile {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 400)
      }
    }
    imageSrcDarkFile {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 400)
      }
    }
    link
    dateInfo
  }
`

interface Props {
  id: string
  text: Queries.SectionHeadFragment
  tracks: readonly Queries.CapstoneTrackPartsFragment[]
  link: { readonly label: string; readonly href: string }
}

/** Subjects a final project can take. */
export function CapstoneTracks({ id, text, tracks, link }: Props) {
  if (!tracks.length) return <EmptySection id={id} />
  return (
    <Section id={id} text={text}>
      <ul className={styles.tracks}>
        {tracks.map((track) => (
          <li key={track.id} className={styles.track}>
            <Figure
              src={track.imageSrc}
              file={track.imageSrcFile}
              darkFile={track.imageSrcDarkFile}
              alt={track.imageAlt}
              caption={track.caption}
              sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 44vw, 92vw"
            />
            <h3 className={styles.title}>
              <SiteLink href={track.link} className={styles.link}>
                {track.title}
              </SiteLink>
            </h3>
            <p>{track.description}</p>
            <p className={styles.date}>
              <InlineText text={track.dateInfo} />
            </p>
          </li>
        ))}
        <li className={styles.action}>
          <ButtonLink href={link.href} label={link.label} />
        </li>
      </ul>
    </Section>
  )
}
