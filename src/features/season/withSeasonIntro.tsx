import { isClosed } from "../../season"
import { useSeason } from "./seasonContext"
import { StateText } from "./StateText"

interface Props {
  text: Queries.SeasonSectionTextFieldsFragment
  /** Id of the program that the section is about. Default: all programs. */
  program?: string | undefined
}

/** Returns the text of a section whose intro is another one once applications are closed. */
export function withSeasonIntro({ text, program }: Props) {
  const hasIntro = text.intro || text.closedIntro
  return { ...text, intro: hasIntro ? <SeasonIntro text={text} program={program} /> : null }
}

function SeasonIntro({ text: { intro, closedIntro }, program }: Props) {
  const { season } = useSeason()
  const state = program ? season.programs[program] : season.site
  return <StateText text={(isClosed(state) && closedIntro) || intro} others={[intro, closedIntro]} />
}
