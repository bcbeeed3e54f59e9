import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { Prose } from "../../components/Prose/Prose"
import { Section } from "../../components/Section/Section"
import { callsOf } from "../../features/season/callsOf"
import { useSeason } from "../../features/season/seasonContext"

/** The mission, with the second call of the hero. While no program takes applications, it leads to none. */
export function Mission({ id, page }: { id: string; page: Queries.HomePageFieldsFragment }) {
  const { season, texts } = useSeason()
  const { secondary } = page.hero
  const call = callsOf(secondary ? [secondary] : [], season.site, texts.newsletter).at(-1)
  return (
    <Section id={id} text={page.mission} tone="plate" layout="margin">
      <Prose paragraphs={page.missionBody} size="large">
        {call ? (
          <p>
            <ButtonLink {...call} variant="plate" />
          </p>
        ) : null}
      </Prose>
    </Section>
  )
}
