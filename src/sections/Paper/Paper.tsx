import { graphql } from "gatsby"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { Icon } from "../../components/Icon/Icon"
import { InlineText } from "../../components/InlineText/InlineText"
import { Prose } from "../../components/Prose/Prose"
import { Section } from "../../components/Section/Section"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { newsletterAnchor } from "../../routes"
import { Collage } from "../Collage/Collage"
import { ContentFigure } from "../ContentFigure/ContentFigure"
import { figureOfPaper } from "../Publications/figureOfPaper"
import { PaperDetails, PaperNote } from "../Publications/PaperDetails"
import { PublicationGrid } from "../Publications/PublicationGrid"
import * as styles from "./Paper.module.css"
import { PaperBackground } from "./PaperBackground"

export const paperFragment = graphql`
  fragment PaperParts on Publication {
    ...PublicationParts
    abstract
    whatFailed
    mentor {
      ...PersonParts
    }
    highlight {
      collageCaption
      paperLink
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
  /** Papers that the page leads to. */
  others: readonly Queries.PublicationPartsFragment[]
}

/** `sizes` of the first figure. */
const firstSizes = "(min-width: 56rem) 44vw, 92vw"
/** `sizes` of the pictures of a highlight, which are shown if the paper has no figures. */
const collageSizes = ["(min-width: 64rem) 24rem, 61vw", "(min-width: 64rem) 12rem, 31vw"] as const

/**
 * The page of a paper: title, figures, abstract, what failed, the quotes of its authors, mentor, capstone track and
 * other papers. Of these, only the title is in every paper.
 */
export function Paper({ paper, labels, listTitle, voicesTitle, voices, others }: Props) {
  const { title, summary, abstract, whatFailed, track, highlight, linkKind, link } = paper
  const paragraphs = abstract ?? (labels.noAbstract ? [labels.noAbstract] : null)
  const [firstFigure, ...figures] = (paper.figures ?? []).filter(({ imageSrc }) => imageSrc)
  // A highlight links to the recorded talk of its group, also while the paper is in preparation.
  const video = linkKind === "paper" || link === "pending" ? highlight?.paperLink : null
  const links = [
    { href: link, label: linkKind === "paper" ? labels.paper : labels.presentation },
    { href: video ?? "pending", label: labels.presentation },
  ].filter(({ href }, index, all) => href !== "pending" && href !== all[index - 1]?.href)
  const hasPicture = Boolean(firstFigure ?? highlight?.collageImages)
  const picture =
    highlight?.collageImages && !firstFigure ? (
      <figure className={styles.collage}>
        <Collage highlight={highlight} sizes={collageSizes} />
        {highlight.collageCaption ? (
          <InlineText as="figcaption" className={styles.caption} text={highlight.collageCaption} />
        ) : null}
      </figure>
    ) : (
      <ContentFigure figure={figureOfPaper(paper, labels.track)} sizes={firstSizes} isHero />
    )
  return (
    <article className={styles.paper}>
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
            {links.length ? (
              <p className={styles.links}>
                {links.map(({ href, label }, index) => (
                  <ButtonLink key={label} href={href} label={label} variant={index === 0 ? "primary" : "quiet"} />
                ))}
              </p>
            ) : labels.newsletter ? (
              <p>
                <ButtonLink href={`#${newsletterAnchor}`} label={labels.newsletter} variant="quiet" />
              </p>
            ) : null}
          </div>
          <div className={styles.beside}>{picture}</div>
        </div>
      </header>
      {paragraphs ? (
        <Section id="abstract" text={{ title: labels.abstract }} layout="margin">
          <Prose paragraphs={paragraphs} />
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
        <Section id="what-failed" text={{ title: labels.whatFailed }} layout="margin">
          <Prose paragraphs={whatFailed} />
        </Section>
      ) : null}
      <PaperBackground
        paper={paper}
        labels={labels}
        voices={voices}
        voicesTitle={voicesTitle}
        hasTrackPicture={hasPicture}
      />
      {others.length ? (
        <div className={styles.others}>
          <Section id="others" text={{ title: labels.others }} tone="tint">
            <PublicationGrid publications={others} labels={labels} />
          </Section>
        </div>
      ) : null}
    </article>
  )
}
