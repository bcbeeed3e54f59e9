import { useContext, type ReactNode } from "react"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { FactTable } from "../../components/FactTable/FactTable"
import { AfterInstant } from "../../features/applications/AfterInstant"
import { ApplicationsClosed } from "../../features/applications/ApplicationsClosed"
import { ApplicationsContext } from "../../features/applications/applicationsContext"
import { useIsPast } from "../../features/applications/useIsPast"
import { ContentFigure } from "../ContentFigure/ContentFigure"
import { contentValue } from "../contentFacts"
import * as styles from "./Hero.module.css"

interface Props {
  hero: Queries.HeroFieldsFragment
  /** Shown in the place of the figure. */
  picture?: ReactNode
  /** Key facts, such as price and dates, in a row below the text. */
  facts?: readonly Queries.ComparedFactFieldsFragment[] | null
  /** Whether the calls to action are applications: once all are closed, they are outlined, and a link to the newsletter follows. */
  isApplication?: boolean
  /** Shown below the calls to action. */
  note?: ReactNode
  /** Shown in the figure, below its caption. */
  children?: ReactNode
}

/** Top of a page: heading, lede, calls to action, figure and key facts. */
export function Hero({ hero, picture, facts, isApplication = false, note, children }: Props) {
  const { eyebrow, title, lede, closedLede, primary, secondary, figure } = hero
  const { closesAt } = useContext(ApplicationsContext)
  const isClosed = useIsPast(closesAt) && isApplication
  return (
    <header className={styles.hero} data-button-location="hero">
      <div className={styles.inner}>
        <div className={styles.text}>
          {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
          <h1 className={styles.title}>{title}</h1>
          <AfterInstant as="p" className={styles.lede} instant={closesAt} before={lede} after={closedLede} />
          {primary || secondary ? (
            <p className={styles.actions}>
              {primary ? <ButtonLink {...primary} variant={isClosed ? "quiet" : "primary"} /> : null}
              {secondary ? <ButtonLink {...secondary} variant="quiet" /> : null}
            </p>
          ) : null}
          {isApplication ? <ApplicationsClosed /> : note}
        </div>
        {picture || figure ? (
          <div className={styles.figure}>
            {picture ?? (
              <ContentFigure figure={figure} sizes="(min-width: 64rem) 36rem, 92vw" isHero>
                {children}
              </ContentFigure>
            )}
          </div>
        ) : null}
        {facts?.length ? (
          <div className={styles.facts}>
            <FactTable
              facts={facts.map(({ label, values }) => ({ label, values: values.map(contentValue) }))}
              layout="row"
            />
          </div>
        ) : null}
      </div>
    </header>
  )
}
