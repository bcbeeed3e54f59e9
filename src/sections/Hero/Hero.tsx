import { graphql } from "gatsby"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { FactTable } from "../../components/FactTable/FactTable"
import { Figure } from "../../components/Figure/Figure"
import { InlineText } from "../../components/InlineText/InlineText"
import * as styles from "./Hero.module.css"

export const heroFragment = graphql`
  fragment HeroParts on Hero {
    eyebrow
    title
    lede
    primary {
      label
      href
    }
    secondary {
      label
      href
    }
    figure {
      ...FigureOfHalfWidth
    }
  }
`

interface Props {
  hero: Queries.HeroPartsFragment
  /** Facts that have to be found in seconds. */
  facts?: readonly Queries.FactPartsFragment[] | null
}

/** Top of a page: what it is, in one line, and the ways on. */
export function Hero({ hero, facts }: Props) {
  const { eyebrow, title, lede, primary, secondary, figure } = hero
  return (
    <header className={styles.hero} data-figure={figure?.imageSrc ? "beside" : undefined} data-button-location="hero">
      <div className={styles.inner}>
        <div className={styles.text}>
          {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lede}>
            <InlineText text={lede} />
          </p>
          {primary || secondary ? (
            <p className={styles.actions}>
              {primary ? <ButtonLink href={primary.href} label={primary.label} /> : null}
              {secondary ? <ButtonLink href={secondary.href} label={secondary.label} variant="quiet" /> : null}
            </p>
          ) : null}
        </div>
        {figure ? (
          <div className={styles.figure}>
            <Figure
              src={figure.imageSrc}
              file={figure.imageSrcFile}
              darkFile={figure.imageSrcDarkFile}
              alt={figure.imageAlt}
              caption={figure.caption}
              sizes="(min-width: 64rem) 36rem, 92vw"
              eager
              isWhole
            />
          </div>
        ) : null}
        {facts?.length ? (
          <div className={styles.facts}>
            <FactTable facts={facts} layout="row" />
          </div>
        ) : null}
      </div>
    </header>
  )
}
