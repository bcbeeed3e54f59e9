import type { ProgramInstants } from "../../src/season"

const hour = 60 * 60 * 1000
const day = 24 * hour

/** The instants of a cohort at which the pages are tested and shown in screenshots. */
export const cohortInstants = ["before", "open", "last week", "between rounds", "closed", "running", "over"] as const

/** Returns the instants of a cohort in milliseconds. One is undefined if content omits the date that it depends on. */
export function timesOfCohort(
  programs: readonly ProgramInstants[],
): Record<(typeof cohortInstants)[number], number | undefined> {
  const times = (texts: readonly (string | null | undefined)[]) =>
    texts.flatMap((text) => (text ? Date.parse(text) : [])).sort((one, other) => one - other)
  const rounds = times(programs.flatMap(({ deadlines }) => (deadlines ?? []).map(({ closesAt }) => closesAt)))
  const [first, last] = [rounds[0], rounds.at(-1)]
  const opens = times(programs.map(({ opensAt }) => opensAt)).at(0)
  const starts = times(programs.map(({ startsAt }) => startsAt)).at(0)
  const ends = times(programs.map(({ endsAt }) => endsAt)).at(-1)
  return {
    before: opens && opens - hour,
    open: first && first - 20 * day,
    "last week": first && first - day,
    "between rounds": rounds.length > 1 ? first && first + hour : undefined,
    closed: last && last + hour,
    running: starts && starts + hour,
    over: ends && ends + hour,
  }
}
