import { bareProgram, round } from "../../../test/program"
import { factsOfProgram } from "./factsOfProgram"

const program = { ...bareProgram, applyBy: "Ask us" }

test("a program without application rounds shows how to learn its deadline", () => {
  expect(factsOfProgram(program)).toMatchObject([
    { label: "Applications", values: [{ tag: { props: { program: "research", text: "Ask us" } } }] },
  ])
})

test("a program with application rounds shows their deadlines only", () => {
  expect(factsOfProgram({ ...program, deadlines: [round] })).toMatchObject([
    { label: "Regular", values: [{ value: "February 28, 2025" }] },
  ])
})

test.each([
  [1, "1 week"],
  [8, "8 weeks"],
])("a program of %d weeks has the length %s", (durationWeeks, value) => {
  expect(factsOfProgram({ ...bareProgram, durationWeeks })).toEqual([{ label: "Length", values: [{ value }] }])
})
