import { factsOfProgram } from "./factsOfProgram"

const program = {
  id: "bootcamp",
  name: "Bootcamp",
  summary: "",
  suits: null,
  price: null,
  priceCurrency: null,
  durationWeeks: null,
  startDate: null,
  endDate: null,
  hoursPerWeek: null,
  instructionHoursPerDay: null,
  homeworkHoursPerDay: null,
  deadlines: null,
  closesAt: null,
  applyBy: "Ask us",
}

test("a program without application rounds shows how to learn its deadline", () => {
  expect(factsOfProgram(program)).toEqual([{ label: "Apply by", values: [{ value: "Ask us" }] }])
})

test("a program with application rounds shows their deadlines only", () => {
  const deadlines = [{ name: "Early round", label: "Feb 28 2025", closesAt: "2025-03-01T07:59:00Z" }]
  expect(factsOfProgram({ ...program, deadlines })).toMatchObject([
    { label: "Early round", values: [{ value: "Feb 28 2025" }] },
  ])
})
