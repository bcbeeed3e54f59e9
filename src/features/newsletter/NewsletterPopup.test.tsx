import { act, fireEvent, render, screen } from "@testing-library/react"
import { addDialog } from "../../../test/dialog"
import sections from "../../../test/content/sections.json"
import { NewsletterPopup } from "./NewsletterPopup"

const { newsletter: text } = sections

const firstCheckDelay = 500 // ms (specification, section 4)
const checkInterval = 30 // ms (specification, section 9)
/** Milliseconds after a key or a tap in which the popup does not open. */
const activityPause = 3000
/** Milliseconds without a scroll event that end a jump to a fragment. */
const jumpPause = 500

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
  sessionStorage.clear()
  addDialog()
  jest.useFakeTimers()
  window.innerHeight = 1000
  bottom = 2000
  document.body.innerHTML = '<section id="numbers"></section>'
  window.history.replaceState(null, "", "/")
  // The cast: the popup reads only the bottom of the rectangle.
  jest
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockImplementation(() => ({ bottom }) as unknown as DOMRect)
})

it("does not open again after a visit to another page while it was open", async () => {
  const { unmount } = show()
  await pass(firstCheckDelay)
  await scrollTo(0)
  expect(popup()).toBeInTheDocument()
  unmount()
  show()
  await pass(firstCheckDelay)
  await scrollTo(1)
  expect(popup()).toBeNull()
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

describe("while the visitor works with the page", () => {
  /** Adds an element to the page. @returns the element, focused if it can have the focus */
  function add<Name extends "input" | "iframe" | "dialog">(name: Name, attributes: object) {
    const element = Object.assign(document.createElement(name), attributes)
    document.body.append(element)
    element.focus()
    return element
  }

  it.each([
    ["a field has the focus", () => add("input", {}), (field: HTMLElement): void => field.blur()],
    ["a frame has the focus", () => add("iframe", {}), (frame: HTMLElement): void => frame.blur()],
    ["a dialog is open", () => add("dialog", { open: true }), (dialog: HTMLElement): void => dialog.remove()],
  ] as const)("does not open as long as %s", async (_state, enter, leave) => {
    show()
    const element = enter()
    await scrollTo(0)
    await pass(60_000)
    expect(popup()).toBeNull()
    leave(element)
    await pass(activityPause)
    expect(popup()).toBeInTheDocument()
  })

  it.each([
    ["a key", () => fireEvent.keyDown(document.body, { key: "Tab" })],
    ["a tap", () => fireEvent.pointerDown(document.body)],
    ["the return of the focus from a frame", () => fireEvent.focus(window)],
  ])("opens 3 s after %s, not before", async (_action, perform) => {
    show()
    perform()
    await scrollTo(0)
    await pass(activityPause - checkInterval - 1)
    expect(popup()).toBeNull()
    await pass(1)
    expect(popup()).toBeInTheDocument()
  })

  it("opens after a touch that scrolls the page, which is no tap", async () => {
    show()
    fireEvent.pointerDown(document.body)
    fireEvent.pointerCancel(document.body)
    await scrollTo(0)
    expect(popup()).toBeInTheDocument()
  })

  it("does not open after the pause if the visitor has scrolled back meanwhile", async () => {
    show()
    fireEvent.keyDown(document.body, { key: "Tab" })
    await scrollTo(0)
    bottom = 2000
    await pass(60_000)
    expect(popup()).toBeNull()
  })

  it("does not open if the visitor has begun to type while the dialog was loading", async () => {
    show()
    bottom = 0
    fireEvent.scroll(window)
    add("input", {})
    await pass(activityPause - 1)
    expect(popup()).toBeNull()
  })
})

describe("after a jump to a fragment", () => {
  const goTo = (hash: string) => {
    window.history.replaceState(null, "", hash)
    fireEvent(window, new HashChangeEvent("hashchange"))
  }

  it("waits until a scroll event after the first check if the page opened at the fragment", async () => {
    window.history.replaceState(null, "", "/#about")
    show()
    await scrollTo(0)
    await pass(firstCheckDelay)
    fireEvent(window, new Event("resize"))
    await pass(60_000)
    expect(popup()).toBeNull()
    await scrollTo(0)
    expect(popup()).toBeInTheDocument()
  })

  it.each([
    ["the end of the scrolling", () => fireEvent(window, new Event("scrollend"))],
    ["a pause, in browsers that do not report the end", () => pass(jumpPause)],
  ])("waits on an open page until a scroll event after %s", async (_end, endJump) => {
    show()
    await pass(firstCheckDelay)
    goTo("/#about")
    for (let frame = 0; frame < 60; frame += 1) await scrollTo(0)
    await endJump()
    await pass(60_000)
    expect(popup()).toBeNull()
    await scrollTo(0)
    expect(popup()).toBeInTheDocument()
  })

  it("opens at once if a step back in the history removes the fragment", async () => {
    show()
    await pass(firstCheckDelay)
    goTo("/")
    await scrollTo(0)
    expect(popup()).toBeInTheDocument()
  })
})
