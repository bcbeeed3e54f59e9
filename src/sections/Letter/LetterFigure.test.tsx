import { render } from "@testing-library/react"
import { LetterFigure } from "./LetterFigure"

const figure = (page: "letter" | "decision", isFound: boolean) =>
  render(<LetterFigure page={page} isFound={isFound} />).container.firstElementChild

const pathsOf = (page: "letter" | "decision", isFound: boolean) =>
  [...(figure(page, isFound)?.querySelectorAll("path") ?? [])].map((path) => path.getAttribute("d"))

const axis = pathsOf("decision", false)
const others = pathsOf("letter", false).slice(axis.length)

it("says nothing before it is known whom it is for", () => {
  expect(axis).toHaveLength(2)
  expect(others).toHaveLength(10)
})

it("shows one that goes on rising among the others on an admission", () => {
  const paths = pathsOf("letter", true)
  expect(paths.slice(0, -2)).toEqual([...axis, ...others])
  expect(paths.at(-2)).toMatch(/L640\.0 6\.0$/)
})

it("shows a path that goes on, and nobody beside it, on a decision", () => {
  const paths = pathsOf("decision", true)
  expect(paths).toHaveLength(axis.length + 3)
  for (const path of others) expect(paths).not.toContain(path)
  expect(paths.at(-3)).toMatch(/L640\.0 6\.0$/)
})

it("is not read out", () => expect(figure("letter", true)).toHaveAttribute("aria-hidden", "true"))
