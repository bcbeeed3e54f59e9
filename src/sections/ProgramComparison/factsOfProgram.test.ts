import { bareProgram } from "../../../test/program"
import { factsOfProgram } from "./factsOfProgram"

it("writes one hour of homework in the singular", () => {
  const valueWith = (max: number) =>
    factsOfProgram({ ...bareProgram, instructionHoursPerDay: 2, homeworkHoursPerDay: { min: 1, max } })[0]?.values
  expect(valueWith(1)).toEqual([{ value: "2 hours of instruction a day plus 1 hour of homework" }])
  expect(valueWith(2)).toEqual([{ value: "2 hours of instruction a day plus 1–2 hours of homework" }])
})

it("names the hours of a day and of a week apart if a program has both", () => {
  const hoursPerWeek = { min: 20, max: 30 }
  const labelsOf = (program: typeof bareProgram) => factsOfProgram(program).map(({ label }) => label)
  expect(labelsOf({ ...bareProgram, instructionHoursPerDay: 4 })).toEqual(["Hours"])
  expect(labelsOf({ ...bareProgram, hoursPerWeek, instructionHoursPerDay: 4 })).toEqual(["Hours", "Hours a day"])
})
