import { renderToStaticMarkup } from "react-dom/server"
import { render } from "@testing-library/react"
import { LetterFigure } from "./LetterFigure"

it.each(["admission", "offer"] as const)("shows an %s only after the applicant is found", (result) => {
  const { container, rerender } = render(<LetterFigure result={result} isFound={false} />)
  const before = container.innerHTML
  rerender(<LetterFigure result={result} isFound />)
  expect(container.innerHTML).not.toBe(before)
  expect(container.innerHTML).toContain("L640.0 6.0")
  expect(before).toBe(renderToStaticMarkup(<LetterFigure result="admission" isFound={false} />))
})
