import { fireEvent } from "@testing-library/react"
import { trackClicks } from "."
import { describeClick } from "./clickEvents"
import { earlyClicksScript, replayEarlyPresses } from "./earlyClicks"

const id = "3f0c9a52-5b0e-4b2f-9d57-0f8f3a6f1c11"
const press = jest.fn()
const get = (selector: string) => document.querySelector(selector) ?? document.body
const events = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>).slice(1))
const stored = () => JSON.stringify({ ...sessionStorage })

/** Loads a document up to its inline script, as a browser does. */
function open(path: string, pagePath = path): void {
  window.earlyClicks?.stop()
  delete window.earlyClicks
  delete window.dataLayer
  Object.assign(window, { pagePath })
  window.history.replaceState(null, "", path)
  document.body.innerHTML = `
    <header data-button-location="header">
      <button data-click-event="menu_toggle_click"><i>Menu</i></button><button id="other">Other</button>
    </header>
    <section id="approach"><a id="research" href="/research/#details">Research</a><a id="team" href="/team/">Team</a></section>
    <a id="commit" href="/commit/${id}/">Commit</a><p>Text</p>`
  document.querySelectorAll("button").forEach((button) => button.addEventListener("click", press))
  const script = document.createElement("script")
  script.textContent = earlyClicksScript(describeClick)
  document.head.append(script)
}

/** Leaves the document before hydration. */
const leave = () => window.dispatchEvent(new Event("pagehide"))

/** The listeners of the tracker of earlier tests. */
const listeners: [string, EventListener][] = []

// jsdom cannot navigate.
beforeAll(() => window.addEventListener("click", (event) => event.preventDefault(), true))

beforeEach(() => {
  press.mockReset()
  sessionStorage.clear()
  const add = document.addEventListener.bind(document)
  jest.spyOn(document, "addEventListener").mockImplementation((type: string, listener: unknown, options?: unknown) => {
    listeners.push([type, listener as EventListener])
    add(type, listener as EventListener, options as boolean)
  })
})

afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) document.removeEventListener(type, listener, true)
})

it("presses a button again when React can handle it, once, and then sends its event", () => {
  open("/team/")
  fireEvent.click(get("i"))
  fireEvent.click(get("button"))
  fireEvent.click(get("#other"))
  press.mockReset()
  replayEarlyPresses()
  expect(press).toHaveBeenCalledTimes(2)
  trackClicks()
  expect(events()).toEqual([["menu_toggle_click", { button_location: "header", page_path: "/team/" }]])
  fireEvent.click(get("button"))
  expect(events()).toHaveLength(2)
  expect(press).toHaveBeenCalledTimes(3)
})

it("does not press a button again that React has handled", () => {
  open("/team/")
  replayEarlyPresses()
  fireEvent.click(get("button"))
  expect(press).toHaveBeenCalledTimes(1)
  trackClicks()
  expect(events()).toHaveLength(1)
})

it("sends the event of a link that opened another tab, for the left and the middle button only", () => {
  open("/")
  fireEvent.click(get("#research"), { ctrlKey: true })
  fireEvent(get("#research"), new MouseEvent("auxclick", { button: 1, bubbles: true }))
  fireEvent(get("#research"), new MouseEvent("auxclick", { button: 2, bubbles: true }))
  for (const untracked of ["#team", "p"]) fireEvent.click(get(untracked))
  trackClicks()
  const click = ["research_click", { button_location: "approach", page_path: "/" }]
  expect(events()).toEqual([click, click])
})

it("sends the events of pages that the visitor left before hydration once, on the next page that hydrates", () => {
  open("/")
  fireEvent.click(get("i"))
  fireEvent.click(get("#research"))
  leave()
  open("/research/")
  fireEvent.click(get("#research"))
  leave()
  open("/bootcamp/")
  trackClicks()
  expect(events()).toEqual([
    ["research_click", { button_location: "approach", page_path: "/" }],
    ["menu_toggle_click", { button_location: "header", page_path: "/" }],
    ["research_click", { button_location: "approach", page_path: "/research/" }],
  ])
  leave()
  expect(stored()).toBe("{}")
})

it("sends the event of a link even if the browser sends no pagehide event", () => {
  open("/")
  fireEvent.click(get("#research"))
  open("/research/")
  trackClicks()
  expect(events()).toEqual([["research_click", { button_location: "approach", page_path: "/" }]])
})

it("stores no click that opened another tab until the visitor leaves: the browser may copy the storage to that tab", () => {
  open("/")
  for (const key of ["ctrlKey", "metaKey", "shiftKey"]) fireEvent.click(get("#research"), { [key]: true })
  fireEvent(get("#research"), new MouseEvent("auxclick", { button: 1, bubbles: true }))
  expect(stored()).toBe("{}")
  leave()
  open("/research/")
  trackClicks()
  expect(events()).toHaveLength(4)
})

it("stores a click before the end of the page, which sets its path, when the visitor leaves", () => {
  open("/")
  delete window.pagePath
  fireEvent.click(get("#research"))
  expect(stored()).toBe("{}")
  window.pagePath = "/"
  leave()
  open("/research/")
  trackClicks()
  expect(events()).toEqual([["research_click", { button_location: "approach", page_path: "/" }]])
})

it("sends the event of a link to a section of the page where the storage is blocked", () => {
  open("/")
  const getItem = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Refused", "SecurityError")
  })
  fireEvent.click(get("#research"))
  trackClicks()
  getItem.mockRestore()
  expect(events()).toEqual([["research_click", { button_location: "approach", page_path: "/" }]])
})

it("stores no id of a personal page", () => {
  open(`/letter/${id}/`, "/letter/")
  fireEvent.click(get("#commit"))
  fireEvent.click(get("#research"))
  leave()
  expect(stored()).not.toContain(id)
  open("/")
  trackClicks()
  expect(events()).toEqual([["research_click", { button_location: "approach", page_path: "/letter/:userId" }]])
})

it("ignores unreadable stored clicks", () => {
  sessionStorage.setItem("blast_early_clicks", "{")
  open("/")
  fireEvent.click(get("#research"))
  leave()
  open("/team/")
  fireEvent.click(get("#research"))
  trackClicks()
  expect(events()).toEqual([["research_click", { button_location: "approach", page_path: "/team/" }]])
})
