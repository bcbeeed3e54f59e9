import { fireEvent } from "@testing-library/react"
import { trackClicks } from "."
import { leaveClicksToReact, recordEarlyClicks } from "./earlyClicks"

const press = jest.fn()
const get = (selector: string) => document.querySelector(selector) ?? document.body
const events = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>).slice(1))
const menuClick = ["menu_toggle_click", { button_location: "header", page_path: "/team/" }]
const researchClick = ["research_click", { button_location: "approach", page_path: "/team/" }]

beforeAll(() => {
  // jsdom cannot navigate.
  window.addEventListener("click", (event) => event.preventDefault(), true)
  window.history.replaceState(null, "", "/team/")
  document.body.innerHTML = `
    <header data-button-location="header">
      <button data-click-event="menu_toggle_click"><i>Menu</i></button><button id="other">Other</button>
    </header>
    <section id="approach"><a id="research" href="/research/#details">Research</a></section><p>Text</p>`
  document.querySelectorAll("button").forEach((button) => button.addEventListener("click", press))
  recordEarlyClicks()
  fireEvent.click(get("i"))
  fireEvent.click(get("button"))
  fireEvent.click(get("#other"))
  fireEvent.click(get("#other"))
  fireEvent.click(get("#research"), { ctrlKey: true })
  fireEvent(get("#research"), new MouseEvent("auxclick", { button: 1, bubbles: true }))
  fireEvent(get("#research"), new MouseEvent("auxclick", { button: 2, bubbles: true }))
  fireEvent.click(get("p"))
  leaveClicksToReact()
  fireEvent.click(get("button"))
  press.mockReset()
  trackClicks()
})

it("presses each button once that React has not seen pressed", () => {
  expect(press.mock.instances).toEqual([get("#other")])
})

it("sends the events of all early clicks", () => {
  expect(events()).toEqual([researchClick, researchClick, menuClick])
})

it("sends the event of a later click even if another listener stops the click", () => {
  window.dataLayer = []
  window.history.replaceState(null, "", "/letter/3f0c9a52-5b0e-4b2f-9d57-0f8f3a6f1c11/")
  document.body.addEventListener("click", (event) => event.stopPropagation())
  fireEvent.click(get("button"))
  expect(events()).toEqual([["menu_toggle_click", { button_location: "header", page_path: "/letter/:userId" }]])
})
