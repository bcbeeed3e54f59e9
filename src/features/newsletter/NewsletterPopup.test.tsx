import { act, fireEvent, render, screen } from "@testing-library/react"
import { addDialog } from "../../../test/dialog"
import sections from "../../../test/content/sections.json"
import { NewsletterPopup } from "./NewsletterPopup"

const { newsletter: text } = sections

const firstCheckDelay = 500 // ms (specification, section 4)
const checkInterval = 30 // ms (specification, section 9)

let bottom = 2000

const popup = () => screen.queryByRole("dialog", { name: "Hear when dates are set" })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const show = (sectionId = "numbers") => render(<NewsletterPopup text={text} sectionId={sectionId} />)
async function scrollTo(edge: number) {
  bottom = edge
  fireEvent.scroll(window)
  await pass(checkInterval)
}

beforeEach(() => {
  addDialog()
  jest.useFakeTimers()
  window.innerHeight = 1000
  bottom = 2000
  document.body.innerHTML = '<section id="numbers"></section>'
  // The cast: the popup reads only the bottom of the rectangle.
  jest
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockImplementation(() => ({ bottom }) as unknown as DOMRect)
})

it("checks 500 ms after the load event, not before", async () => {
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive")
  bottom = 0
  show()
  await pass(5000)
  state.mockReturnValue("complete")
  fireEvent.load(window)
  await pass(firstCheckDelay - 1)
  expect(popup()).toBeNull()
  await pass(1)
  expect(popup()).toBeInTheDocument()
})

it("checks at most once in 30 ms while the page is scrolled or resized", async () => {
  show()
  await pass(firstCheckDelay + checkInterval)
  const checks = jest.spyOn(document, "getElementById")
  for (let times = 0; times < 10; times++) {
    fireEvent.scroll(window)
    fireEvent(window, new Event("resize"))
  }
  await pass(checkInterval - 1)
  expect(checks).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(checks).toHaveBeenCalledTimes(2)
  await pass(1000)
  expect(checks).toHaveBeenCalledTimes(2)
})

it("does not open if the visitor has subscribed in the footer since", async () => {
  show()
  localStorage.setItem("blast_subscribed", "true")
  await scrollTo(0)
  expect(popup()).toBeNull()
})

it("does not open on a page without the section", async () => {
  show("nothing")
  await scrollTo(0)
  await pass(1000)
  expect(popup()).toBeNull()
})

it("stops the checks on unmount", async () => {
  bottom = 0
  show().unmount()
  const checks = jest.spyOn(document, "getElementById")
  fireEvent.scroll(window)
  await pass(1000)
  expect(checks).not.toHaveBeenCalled()
})
