import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NewsletterForm } from "./NewsletterForm"
import { NewsletterPopup } from "./NewsletterPopup"

let mockLoads = 0
jest.mock("./NewsletterDialog", () => {
  mockLoads++
  throw new Error("Loading chunk failed.")
})
jest.mock("./subscribe", () => {
  throw new Error("Loading chunk failed.")
})

const text = { popupTitle: "", popupText: "", emailLabel: "", placeholder: "", button: "", privacy: "" }

it("requests the popup's dialog only once if it does not load, even if the visitor continues to scroll", async () => {
  document.body.innerHTML = '<section id="numbers"></section>'
  jest
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockImplementation(() => ({ bottom: 0 }) as unknown as DOMRect)
  jest.useFakeTimers()
  render(<NewsletterPopup text={text} sectionId="numbers" />)
  await act(() => jest.advanceTimersByTimeAsync(500))
  for (let turn = 0; turn < 20; turn++) {
    fireEvent.scroll(window)
    await act(() => jest.advanceTimersByTimeAsync(100))
  }
  jest.useRealTimers()
  expect(mockLoads).toBe(1)
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
})

it("reports a failure if the client does not load, and keeps the address", async () => {
  render(<NewsletterForm text={text} variant="footer" />)
  await userEvent.type(screen.getByRole("textbox"), "maya@school.example{Enter}")
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to subscribe. Please try again.")
  expect(screen.getByRole("textbox")).toHaveValue("maya@school.example")
})
