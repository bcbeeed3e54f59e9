import { act, fireEvent, render, screen } from "@testing-library/react"
import { addDialog } from "../../../test/dialog"
import { NewsletterPopup } from "./NewsletterPopup"

const text = {
  popupTitle: "Hear when dates are set",
  popupText: "Sent to your inbox.",
  emailLabel: "Email address",
  placeholder: "you@example.com",
  button: "Subscribe",
  privacy: "Used for this only.",
}

/** 30 % of 1000 px. */
const threshold = 300
let bottom = 2000

const popup = () => screen.queryByRole("dialog", { name: "Hear when dates are set" })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const show = (sectionId = "numbers") => render(<NewsletterPopup text={text} sectionId={sectionId} />)
async function scrollTo(edge: number) {
  bottom = edge
  fireEvent.scroll(window)
  await pass(30)
}

beforeEach(() => {
  addDialog()
  localStorage.clear()
  sessionStorage.clear()
  jest.useFakeTimers()
  window.innerHeight = 1000
  bottom = 2000
  document.body.innerHTML = '<section id="numbers"></section>'
  jest
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockImplementation(() => ({ bottom }) as unknown as DOMRect)
})

afterEach(() => jest.useRealTimers())

it("looks 500 ms after load, not before", async () => {
  bottom = 0
  show()
  await pass(499)
  expect(popup()).toBeNull()
  await pass(1)
  expect(popup()).toBeInTheDocument()
})

it("counts the 500 ms from the load of the page", async () => {
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive")
  bottom = 0
  show()
  await pass(5000)
  expect(popup()).toBeNull()
  state.mockReturnValue("complete")
  fireEvent.load(window)
  await pass(500)
  expect(popup()).toBeInTheDocument()
})

it("looks once in 30 ms however often the page is scrolled or resized", async () => {
  show()
  await pass(530)
  const looks = jest.spyOn(document, "getElementById")
  for (let times = 0; times < 10; times++) {
    fireEvent.scroll(window)
    fireEvent(window, new Event("resize"))
  }
  await pass(29)
  expect(looks).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(looks).toHaveBeenCalledTimes(2)
  await pass(1000)
  expect(looks).toHaveBeenCalledTimes(2)
})

it("shows on a resize that brings the edge above", async () => {
  bottom = 400
  show()
  await pass(500)
  window.innerHeight = 1400
  fireEvent(window, new Event("resize"))
  await pass(30)
  expect(popup()).toBeInTheDocument()
})

it("never shows with blast_subscribed set, at the start or meanwhile", async () => {
  localStorage.setItem("blast_subscribed", "true")
  const { unmount } = show()
  await scrollTo(0)
  expect(popup()).toBeNull()
  unmount()
  localStorage.clear()
  show()
  localStorage.setItem("blast_subscribed", "true")
  await scrollTo(0)
  expect(popup()).toBeNull()
})

it("shows where storage is blocked", async () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Refused", "SecurityError")
  })
  show()
  await scrollTo(0)
  expect(popup()).toBeInTheDocument()
})

it("never shows on a page without the section", async () => {
  show("nothing")
  await scrollTo(0)
  await pass(1000)
  expect(popup()).toBeNull()
})

it("ends with the page", async () => {
  bottom = 0
  show().unmount()
  const looks = jest.spyOn(document, "getElementById")
  fireEvent.scroll(window)
  await pass(1000)
  expect(looks).not.toHaveBeenCalled()
})

// The last one: a popup that was closed is remembered until the page is loaded anew.
it("shows above 30 % of the viewport's height and not at it; closed once, it stays away during the visit", async () => {
  const first = show()
  await scrollTo(threshold)
  expect(popup()).toBeNull()
  await scrollTo(threshold - 1)
  expect(popup()).toBeInTheDocument()
  act(() => screen.getByRole("button", { name: "Close" }).click())
  expect(popup()).toBeNull()
  expect(document.documentElement.style.overflow).toBe("")
  await scrollTo(0)
  expect(popup()).toBeNull()

  first.unmount()
  show()
  await pass(500)
  expect(popup()).toBeNull()
})
