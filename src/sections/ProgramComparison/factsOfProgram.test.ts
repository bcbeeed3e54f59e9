import { bareProgram, round } from "../../../test/program"
import { factsOfProgram } from "./factsOfProgram"

const program = { ...bareProgram, applyBy: "Ask us" }

test("a program without application rounds shows how to learn its deadline", () => {
  expect(factsOfProgram(program)).toMatchObject([
    { label: "Apply by", values: [{ tag: { props: { program: "research", text: "Ask us" } } }] },
  ])
})

test("a program with application rounds shows their deadlines only", () => {
  expect(factsOfProgram({ ...program, deadlines: [round] })).toMatchObject([
    { label: "Regular", values: [{ value: "February 28, 2025" }] },
  ])
})
