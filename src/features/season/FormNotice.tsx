import { FrameNotice } from "../../components/FrameNotice/FrameNotice"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { isAccepting, isClosed } from "../../season"
import { useRoundState, useSeason } from "./seasonContext"
import { StateText } from "./StateText"

interface Props {
  program: Queries.ProgramFieldsFragment
  /** Where to go while applications are not open. */
  link: Queries.LinkItemFieldsFragment
}

/** On the form of an application: until when its round is open, or that it is closed, with the way on. */
export function FormNotice({ program: { id, deadlines }, link }: Props) {
  const { season, texts } = useSeason()
  const stateOfRound = useRoundState()
  const state = season.programs[id]
  const round = deadlines?.find(({ closesAt }) => stateOfRound(closesAt) !== "closed")
  const open = round ? `${round.name}: ${round.label}` : null
  if (!state || (isAccepting(state) && !open)) return null
  return (
    <FrameNotice
      kind={isAccepting(state) ? "information" : "warning"}
      season={state}
      link={!isAccepting(state) ? <SiteLink href={link.href}>{link.label}</SiteLink> : null}
    >
      <StateText
        as="p"
        text={isClosed(state) ? texts.notRead : state === "before" ? texts.before : open}
        others={[texts.notRead, open]}
      />
    </FrameNotice>
  )
}
