import { render } from "@testing-library/react"
import { LetterFigure } from "./LetterFigure"

/** Returns the number of lines of each kind. */
function linesOf(result: "admission" | "offer", isFound: boolean) {
  const { container, unmount } = render(<LetterFigure result={result} isFound={isFound} />)
  const [plateaus, rising, dotted] = ["curve", "rising", "dotted"].map(
    (name) => container.querySelectorAll(`.${name}`).length,
  )
  unmount()
  return { plateaus, rising, dotted }
}

it("draws no result before the applicant is found", () => {
  const none = { plateaus: 0, rising: 0, dotted: 0 }
  expect([linesOf("admission", false), linesOf("offer", false)]).toEqual([none, none])
})

it("draws one rising curve among others for an admission", () => {
  const { plateaus, ...others } = linesOf("admission", true)
  expect(plateaus).toBeGreaterThan(1)
  expect(others).toEqual({ rising: 1, dotted: 0 })
})

it("draws one curve that goes on as a dotted line for an offer", () => {
  expect(linesOf("offer", true)).toEqual({ plateaus: 0, rising: 1, dotted: 1 })
})
