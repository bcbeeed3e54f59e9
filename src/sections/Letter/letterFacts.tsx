import type { Fact } from "../../components/FactTable/FactTable"
import { datesFact, meetingsFact, priceFact, weeklyHoursFact } from "../programFacts"

/** Returns the facts that an applicant needs before committing. Facts missing in content are left out. */
export function letterFacts(
  program: Queries.LetterProgramFragment | undefined,
  commitDeadline: Queries.CommitDeadlineFieldsFragment | null,
): Fact[] {
  return [...(commitDeadline ? [commitFact(commitDeadline)] : []), ...(program ? factsOf(program) : [])]
}

function factsOf(program: Queries.LetterProgramFragment): Fact[] {
  return [...datesFact(program), ...weeklyHoursFact(program), ...meetingsFact(program), ...priceFact(program)]
}

function commitFact({ name, text, label, closesAt, passed }: Queries.CommitDeadlineFieldsFragment): Fact {
  return {
    label: name,
    values: [{ value: text, remark: label }],
    note: Date.now() > Date.parse(closesAt) ? <p>{passed}</p> : null,
  }
}
