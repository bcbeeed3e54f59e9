import { act, fireEvent, render } from "@testing-library/react"
import sections from "../../../test/content/sections.json"
import { NewsletterPopup } from "./NewsletterPopup"

let mockLoads = 0
jest.mock("./NewsletterDialog", () => {
  mockLoads++
  throw new Error("Loading chunk failed.")
})

const { newsletter: text } = sections

// jsdom has no layout, so the section counts as passed.
it("requests the popup's dialog only once if it does not load, even if the visitor continues to scroll", async () => {
  document.body.innerHTML = '<section id="numbers"></section>'
  jest.useFakeTimers()
  render(<NewsletterPopup text={text} sectionId="numbers" />)
  for (let turn = 0; turn < 20; turn++) {
    fireEvent.scroll(window)
    await act(() => jest.advanceTimersByTimeAsync(100))
  }
  expect(mockLoads).toBe(1)
})
