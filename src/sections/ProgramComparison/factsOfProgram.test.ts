import { bareProgram } from "../../../test/program"
import { factsOfProgram } from "./factsOfProgram"

it("names the hours of a day and of a week apart if a program has both", () => {
  const hoursPerWeek = { min: 20, max: 30 }
  const labelsOf = (program: typeof bareProgram) => factsOfProgram(program).map(({ label }) => label)
  expect(labelsOf({ ...bareProgram, instructionHoursPerDay: 4 })).toEqual(["Hours"])
  expect(labelsOf({ ...bareProgram, hoursPerWeek, instructionHoursPerDay: 4 })).toEqual(["Hours", "Hours a day"])
})
