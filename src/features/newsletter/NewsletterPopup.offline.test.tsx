import { act, fireEvent, render, screen } from "@testing-library/react"
import { NewsletterPopup } from "./NewsletterPopup"

let mockFetched = 0
jest.mock("./NewsletterWindow", () => {
  mockFetched++
  throw new Error("Offline.")
})

it("asks once for its window where it cannot be fetched, however much one scrolls", async () => {
  document.body.innerHTML = '<section id="numbers"></section>'
  jest
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockImplementation(() => ({ bottom: 0 }) as unknown as DOMRect)
  jest.useFakeTimers()
  const text = { popupTitle: "", popupText: "", emailLabel: "", placeholder: "", button: "", privacy: "" }
  render(<NewsletterPopup text={text} sectionId="numbers" />)
  await act(() => jest.advanceTimersByTimeAsync(500))
  for (let turn = 0; turn < 20; turn++) {
    fireEvent.scroll(window)
    await act(() => jest.advanceTimersByTimeAsync(100))
  }
  jest.useRealTimers()
  expect(mockFetched).toBe(1)
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
})
