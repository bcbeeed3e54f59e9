/** Finds the fact that an unknown name probably means. */
import type { Facts } from "../content-model/facts"
import { formatList, quote } from "./format"
import { closestMatch } from "./suggestion"

/** Other words for the last part of a fact's name. */
const synonyms: Readonly<Record<string, string>> = {
  amount: "price",
  begin: "startDate",
  cost: "price",
  costs: "price",
  country: "countries",
  deadline: "commitDeadline",
  duration: "weeks",
  durationWeeks: "weeks",
  end: "endDate",
  fee: "price",
  fees: "price",
  groups: "groupSize",
  homework: "homeworkHours",
  hours: "hoursPerWeek",
  instruction: "instructionHours",
  length: "weeks",
  mail: "email",
  pages: "paperPages",
  schools: "highSchools",
  start: "startDate",
  students: "groupSize",
  title: "name",
  tuition: "price",
}

/**
 * Returns what to write instead of an unknown fact.
 * @param used names of all facts that the content refers to
 */
export function factRemedy(name: string, facts: Facts, used: ReadonlySet<string>): string {
  const names = Object.keys(facts)
  const [group = "", ...rest] = name.split(".")
  const groups = [...new Set(names.map((fact) => fact.split(".", 1)[0] ?? ""))]
  const related = names.filter((fact) => fact.startsWith(`${group}.`))
  if (related.length === 0) {
    const match = closestMatch(group, groups)
    const meant = match === undefined ? undefined : meantFact(rest.join("."), match, facts)
    if (meant !== undefined) return `Did you mean {{${meant}}}?`
    return `Facts begin with: ${formatList(groups.map((one) => `${one}.`))}.`
  }
  if (rest[0] === "deadline" && rest.length > 1) return roundRemedy(name, group, related, used)
  const meant = meantFact(rest.join("."), group, facts)
  return meant === undefined ? `Facts of ${quote(group)} are: ${formatList(related)}.` : `Did you mean {{${meant}}}?`
}

function meantFact(last: string, group: string, facts: Facts): string | undefined {
  const lasts = Object.keys(facts).flatMap((fact) =>
    fact.startsWith(`${group}.`) ? [fact.slice(group.length + 1)] : [],
  )
  const synonym = Object.hasOwn(synonyms, last) ? synonyms[last] : undefined
  const meant = lasts.find((one) => one === last || one === synonym) ?? closestMatch(last, lasts)
  return meant === undefined ? undefined : `${group}.${meant}`
}

/** The last part of such a fact is the id of a round, which may have been renamed. */
function roundRemedy(name: string, program: string, related: readonly string[], used: ReadonlySet<string>): string {
  const prefix = `${program}.deadline.`
  const rounds = related.filter((fact) => fact.startsWith(prefix))
  const unused = rounds.filter((fact) => !used.has(fact))
  const id = name.slice(prefix.length)
  // Compares the ids alone: with their common beginning, any two facts would be similar.
  const similar = closestMatch(
    id,
    rounds.map((fact) => fact.slice(prefix.length)),
  )
  const onlyUnused = unused.length === 1 ? unused[0] : undefined
  const meant = similar === undefined ? onlyUnused : `${prefix}${similar}`
  const place = `${quote(id)} is the "id" of a round in "deadlines" of ${quote(program)} in content/programs.json.`
  if (meant !== undefined) return `${place} Did you mean {{${meant}}}?`
  return rounds.length > 0
    ? `${place} The rounds are: ${formatList(rounds)}.`
    : `${place} Add the round, or write the date.`
}
