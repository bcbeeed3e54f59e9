import { wrap } from "./wrap"

it("breaks a line between words, and indents the rest", () => {
  const line = "  Letters, row 2: the id is missing."
  expect(wrap(line, 18)).toBe("  Letters, row 2:\n    the id is\n    missing.")
  expect(wrap(line, Infinity)).toBe(line)
})
