import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { Prose } from "../../components/Prose/Prose"
import { Section } from "../../components/Section/Section"
import { isApplication } from "../../features/season/callsOf"
import { useSeason } from "../../features/season/seasonContext"
import { isAccepting } from "../../season"
import * as styles from "./Mission.module.css"

/** The mission, with the second call of the hero. While no program takes applications, with a call that leads to none. */
export function Mission({ id, page }: { id: string; page: Queries.HomePageFieldsFragment }) {
  const { season } = useSeason()
  const { primary, secondary } = page.hero
  const calls = [secondary, primary].flatMap((link) => link ?? [])
  const call = isAccepting(season.site) ? secondary : calls.find((link) => !isApplication(link))
  return (
    <Section id={id} text={page.mission} tone="plate" layout="margin">
      <Prose paragraphs={page.missionBody} size="large">
        {secondary ? (
          <p className={styles.call}>{call ? <ButtonLink key={call.href} {...call} variant="plate" /> : null}</p>
        ) : null}
      </Prose>
    </Section>
  )
}
