import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { Prose } from "../../components/Prose/Prose"
import { Section } from "../../components/Section/Section"
import { isRefused } from "../../features/season/callsOf"
import { useSeason } from "../../features/season/seasonContext"
import type { Season } from "../../season"
import * as styles from "./Mission.module.css"

/** The mission, with the second call of the hero, unless it leads to an application that is not open. */
export function Mission({ id, page }: { id: string; page: Queries.HomePageFieldsFragment }) {
  const { season, built } = useSeason()
  const { secondary } = page.hero
  const isShownIn = (at: Season) => secondary && !isRefused(secondary, at)
  return (
    <Section id={id} text={page.mission} tone="plate" layout="margin">
      <Prose paragraphs={page.missionBody} size="large">
        {secondary && (isShownIn(season) || isShownIn(built)) ? (
          <p className={styles.call}>{isShownIn(season) ? <ButtonLink {...secondary} variant="plate" /> : null}</p>
        ) : null}
      </Prose>
    </Section>
  )
}
