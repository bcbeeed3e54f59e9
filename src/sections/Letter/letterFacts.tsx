import type { Fact } from "../../components/FactTable/FactTable"
import { isOver, isPast } from "../../season"
import { datesFact, meetingsFact, priceFact, weeklyHoursFact } from "../factRows"

/**
 * Returns the facts that an applicant needs before committing. Facts missing in content are left out.
 * @param ended before the last day, once the program is over
 */
export function letterFacts(
  program: Queries.LetterProgramFragment | undefined,
  commitDeadline: Queries.CommitDeadlineFieldsFragment | null,
  ended: string,
): Fact[] {
  return [...(commitDeadline ? [commitFact(commitDeadline)] : []), ...(program ? factsOf(program, ended) : [])]
}

function factsOf(program: Queries.LetterProgramFragment, ended: string): Fact[] {
  const note = isOver(program) ? <strong>{`${ended} ${program.lastDay}`}</strong> : null
  return [
    ...datesFact(program).map((fact) => ({ ...fact, note })),
    ...weeklyHoursFact(program),
    ...meetingsFact(program),
    ...priceFact(program),
  ]
}

function commitFact({ name, text, label, closesAt, passed }: Queries.CommitDeadlineFieldsFragment): Fact {
  return {
    label: name,
    values: [{ value: text, remark: label }],
    note: isPast(closesAt) ? <strong>{passed}</strong> : null,
  }
}
