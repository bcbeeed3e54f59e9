import { render } from "@testing-library/react"
import { LetterFigure } from "./LetterFigure"

const figure = (page: "letter" | "decision", isFound: boolean) =>
  render(<LetterFigure page={page} isFound={isFound} />).container.firstElementChild

const pathsOf = (page: "letter" | "decision", isFound: boolean) =>
  [...(figure(page, isFound)?.querySelectorAll("path") ?? [])].map((path) => path.getAttribute("d"))

const axis = pathsOf("decision", false)
const plateaus = pathsOf("letter", false).slice(axis.length)

it("does not show the result before the applicant is found", () => {
  expect(axis).toHaveLength(2)
  expect(plateaus).toHaveLength(10)
})

it("adds a rising curve to the curves that level off on an admission", () => {
  const paths = pathsOf("letter", true)
  expect(paths.slice(0, -2)).toEqual([...axis, ...plateaus])
  expect(paths.at(-2)).toMatch(/L640\.0 6\.0$/)
})

it("shows only the rising curve on a decision", () => {
  const paths = pathsOf("decision", true)
  expect(paths).toHaveLength(axis.length + 3)
  for (const path of plateaus) expect(paths).not.toContain(path)
  expect(paths.at(-3)).toMatch(/L640\.0 6\.0$/)
})

it("is hidden from screen readers", () => expect(figure("letter", true)).toHaveAttribute("aria-hidden", "true"))
