import { fitLines } from "./fitLines"

const place = { lines: 2, width: 200, fontSize: 28 }

it("keeps a text that fits", () => {
  expect(fitLines("Write a paper.", place)).toBe("Write a paper.")
})

it("cuts a longer text behind a word, without a comma", () => {
  const text = "Answer a question, with a mentor, and write a paper about it"
  const cut = fitLines(text, place)
  expect(cut).toMatch(/[a-z]…$/)
  expect(text.split(/[ ,]+/)).toContain(cut.slice(0, -1).split(" ").at(-1))
  expect(fitLines(text, { ...place, lines: 3 }).length).toBeGreaterThan(cut.length)
})
