import { render } from "@testing-library/react"
import { LetterFigure } from "./LetterFigure"

it.each(["letter", "decision"] as const)("shows the result of a %s only after the applicant is found", (page) => {
  const { container, rerender } = render(<LetterFigure page={page} isFound={false} />)
  const before = container.innerHTML
  rerender(<LetterFigure page={page} isFound />)
  expect(container.innerHTML).not.toBe(before)
  expect(container.innerHTML).toContain("L640.0 6.0")
  expect(before).not.toContain("L640.0 6.0")
})
