import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { InlineText } from "../../components/InlineText/InlineText"
import { PersonCard } from "../../components/PersonCard/PersonCard"
import { Section } from "../../components/Section/Section"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { Voice } from "../../components/Voice/Voice"
import { trackPath } from "../../routes"
import { ContentFigure } from "../ContentFigure/ContentFigure"
import * as styles from "./PaperBackground.module.css"

interface Props {
  paper: Pick<Queries.PaperPartsFragment, "mentor" | "track">
  labels: Queries.PaperTextFieldsFragment
  /** Quotes of students who worked on the paper. */
  voices: readonly Queries.PaperVoiceFragment[]
  /** Title of the list of all quotes. */
  voicesTitle: string
  /** Whether the capstone track has its picture here. */
  hasTrackPicture: boolean
}

/** The mentor, the capstone track and the students of a paper. Renders nothing without them. */
export function PaperBackground({ paper: { mentor, track }, labels, voices, voicesTitle, hasTrackPicture }: Props) {
  if (!mentor && !track && !voices.length) return null
  return (
    <Section id="background" text={{ title: labels.background }} layout="margin">
      <div className={styles.background}>
        {mentor ? (
          <PersonCard person={mentor} sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 44vw, 6rem">
            <p className={styles.more}>
              <SiteLink href={`/team/#${mentor.id}`}>{labels.ofMentor}</SiteLink>
            </p>
          </PersonCard>
        ) : null}
        {track ? (
          <div className={styles.track} data-picture={hasTrackPicture || undefined}>
            {hasTrackPicture ? (
              <ContentFigure figure={track} sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 44vw, 92vw" />
            ) : null}
            <div>
              {labels.track ? <p className={styles.label}>{labels.track}</p> : null}
              <h3 className={styles.name}>
                <SiteLink href={trackPath(track.id)}>{track.title}</SiteLink>
              </h3>
              <InlineText as="p" text={track.description} />
            </div>
          </div>
        ) : null}
        {voices.map((voice) => (
          <Voice key={voice.id} voice={voice} />
        ))}
        {voices.length ? <ButtonLink href="/testimonials/#students" label={voicesTitle} variant="quiet" /> : null}
      </div>
    </Section>
  )
}
