import { graphql } from "gatsby"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { Icon } from "../../components/Icon/Icon"
import { InlineText } from "../../components/InlineText/InlineText"
import { Prose } from "../../components/Prose/Prose"
import { Section } from "../../components/Section/Section"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { Voice } from "../../components/Voice/Voice"
import { Collage } from "../Collage/Collage"
import { ContentFigure } from "../ContentFigure/ContentFigure"
import * as styles from "./Paper.module.css"
import { PaperDetails, PaperNote } from "./PaperDetails"

export const paperFragment = graphql`
  fragment PaperParts on Publication {
    ...PublicationParts
    abstract
    figures {
      ...FigureFields
    }
    whatFailed
    track {
      id: jsonId
      title
    }
    highlight {
      collageCaption
    }
  }

  fragment PaperVoice on Testimonial {
    id: jsonId
    name
    title
    text
  }
`

interface Props {
  paper: Queries.PaperPartsFragment
  labels: Queries.PaperTextFieldsFragment
  /** Title of the list of all papers, to which the page leads back. */
  listTitle: string
  /** Title of the list of all quotes. */
  voicesTitle: string
  /** Quotes of students who worked on the paper. */
  voices: readonly Queries.PaperVoiceFragment[]
}

/** `sizes` of the pictures of a highlight, which are shown if the paper has no figures. */
const collageSizes = ["(min-width: 64rem) 24rem, 61vw", "(min-width: 64rem) 12rem, 31vw"] as const

/** The page of a paper: title, figures, abstract, what failed, and the quotes of its authors. */
export function Paper({ paper, labels, listTitle, voicesTitle, voices }: Props) {
  const { title, summary, abstract, whatFailed, track, highlight, linkKind, link } = paper
  const [firstFigure, ...figures] = (paper.figures ?? []).filter(({ imageSrc }) => imageSrc)
  return (
    <article>
      <header className={styles.top} data-button-location="hero">
        <div className={styles.inner}>
          <div className={styles.text}>
            <p className={styles.back}>
              <SiteLink href="/research/#publications">
                <Icon name="arrow-left" />
                {listTitle}
              </SiteLink>
            </p>
            <h1 className={styles.title}>
              <InlineText text={title} />
            </h1>
            {summary ? <p className={styles.summary}>{summary}</p> : null}
            <div className={styles.details}>
              <PaperDetails paper={paper} track={track} labels={labels} />
            </div>
            <PaperNote paper={paper} labels={labels} />
            {link === "pending" ? null : (
              <p>
                <ButtonLink href={link} label={linkKind === "paper" ? labels.paper : labels.presentation} />
              </p>
            )}
          </div>
          {firstFigure ? (
            <ContentFigure figure={firstFigure} sizes="(min-width: 64rem) 36rem, 92vw" isHero />
          ) : highlight?.collageImages ? (
            <figure className={styles.collage}>
              <Collage highlight={highlight} sizes={collageSizes} />
              {highlight.collageCaption ? (
                <InlineText as="figcaption" className={styles.caption} text={highlight.collageCaption} />
              ) : null}
            </figure>
          ) : null}
        </div>
      </header>
      {abstract ? (
        <Section id="abstract" text={{ title: labels.abstract }} layout="margin">
          <Prose paragraphs={abstract} />
        </Section>
      ) : null}
      {figures.length ? (
        <div className={styles.figures}>
          {figures.map((figure) => (
            <ContentFigure key={figure.imageSrc} figure={figure} sizes="(min-width: 40rem) 45vw, 92vw" isWhole />
          ))}
        </div>
      ) : null}
      {whatFailed ? (
        <Section id="what-failed" text={{ title: labels.whatFailed }} tone="tint" layout="margin">
          <Prose paragraphs={whatFailed} />
        </Section>
      ) : null}
      {voices.length ? (
        <div className={styles.voices}>
          {voices.map((voice) => (
            <Voice key={voice.id} voice={voice} />
          ))}
          <p>
            <ButtonLink href="/testimonials/#students" label={voicesTitle} variant="quiet" />
          </p>
        </div>
      ) : null}
    </article>
  )
}
