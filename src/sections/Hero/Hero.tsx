import type { ReactNode } from "react"
import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { Voice } from "../../components/Voice/Voice"
import { FactTable } from "../../components/FactTable/FactTable"
import { callsOf } from "../../features/season/callsOf"
import { useSeason } from "../../features/season/seasonContext"
import { StateText } from "../../features/season/StateText"
import { isClosed, type Season } from "../../season"
import { ContentFigure } from "../ContentFigure/ContentFigure"
import { contentValue } from "../contentValue"
import * as styles from "./Hero.module.css"

/** Of the calls, in order. */
const variants = ["primary", "quiet"] as const

interface Props {
  hero: Queries.HeroFieldsFragment
  /** Id of the program that the page is about. Default: all programs. */
  program?: string
  /** Shown in the place of the figure: pictures, or a table of facts. */
  picture?: ReactNode
  /** Key facts, such as price and dates, in a row below the text. */
  facts?: readonly Queries.ComparedFactFieldsFragment[] | null
  /** Shown in the figure, below its caption. */
  children?: ReactNode
}

/** Top of a page: heading, lede, calls to action, figure and key facts. */
export function Hero({ hero, program, picture, facts, children }: Props) {
  const { eyebrow, title, lede, closedLede, primary, secondary, third, figure, voice } = hero
  const { season, built, texts, builtOn } = useSeason()
  const stateIn = ({ programs, site }: Season) => (program ? programs[program] : site)
  const state = stateIn(season)
  const links = [primary, secondary, third].flatMap((link) => link ?? [])
  const calls = callsOf(links, state, season, texts.newsletter)
  // Until applications are closed, another state may have more calls.
  const places = isClosed(stateIn(built))
    ? calls.length
    : Math.max(links.length, callsOf(links, "closed", built, "").length)
  return (
    <header className={styles.hero} data-button-location="hero">
      <div className={styles.inner}>
        <div className={styles.text}>
          {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
          <h1 className={styles.title}>{title}</h1>
          <StateText
            as="p"
            className={styles.lede}
            text={(isClosed(state) && closedLede) || lede}
            others={[lede, closedLede]}
          />
          {/* Reserves the place of a call that another state has. */}
          <p className={styles.actions}>
            {Array.from({ length: places }, (_, index) => (
              <span key={index} className={styles.action}>
                {calls.slice(index, index + 1).map((call) => (
                  <ButtonLink key={call.href} {...call} variant={variants[index] ?? "text"} />
                ))}
              </span>
            ))}
          </p>
          <noscript>
            <p>Updated {builtOn}.</p>
          </noscript>
        </div>
        {voice ? <Voice voice={voice} /> : null}
        {picture || figure ? (
          <div className={styles.figure}>
            {picture || (
              <ContentFigure figure={figure} sizes="(min-width: 80rem) 36rem, (min-width: 56rem) 44vw, 92vw" isHero>
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
