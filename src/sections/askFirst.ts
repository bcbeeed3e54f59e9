import { isLate, stateOf } from "../season"

interface AskFirst {
  /** Why an applicant has to ask. */
  text: string
  mail: Queries.MailFieldsFragment
  /** Whether the program has begun, or is over. */
  hasBegun: boolean
}

/**
 * Returns what to say once an applicant has to ask before accepting a place, by the clock of this device. Undefined
 * before, and without such texts.
 */
export function askFirst(
  { commit, commitDeadline }: Pick<Queries.LetterFieldsFragment, "commit" | "commitDeadline">,
  program: Queries.ProgramInstantsFieldsFragment | undefined,
): AskFirst | undefined {
  if (!commit || !isLate(program, commitDeadline?.closesAt)) return undefined
  const { text, running, over, mail, overMail } = commit.late
  const state = program && stateOf(program, Date.now())
  if (state === "over") return { text: over ?? text, mail: overMail ?? mail, hasBegun: true }
  if (state === "running") return { text: running ?? text, mail, hasBegun: true }
  return { text, mail, hasBegun: false }
}
