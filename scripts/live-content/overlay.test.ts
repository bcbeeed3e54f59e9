/** @jest-environment jsdom */
import { addDialog } from "../../test/dialog"
import { reloadWhenReady, showMistakes } from "./overlay"
import type { Report } from "./serveMistakes"

let receive: (event: { data: string }) => void
const connect = jest.fn()

beforeEach(() => {
  addDialog()
  document.body.innerHTML = ""
  const EventSource = class {
    constructor(url: string) {
      connect(url)
    }
    addEventListener(_type: string, listener: typeof receive) {
      receive = listener
    }
  }
  Object.assign(window, { EventSource })
  showMistakes("http://127.0.0.1:9108/events")
})

const dialog = () => document.body.lastElementChild?.shadowRoot?.querySelector("dialog") as HTMLDialogElement
const texts = (selector: string) => [...dialog().querySelectorAll(selector)].map(({ textContent }) => textContent)
const publish = (mistakes: string[]) => {
  const report: Report = { title: "Mistakes", note: "Correct them.", mistakes }
  receive({ data: JSON.stringify(report) })
}

describe("the overlay", () => {
  it("shows every mistake as text", () => {
    expect(connect).toHaveBeenCalledWith("http://127.0.0.1:9108/events")
    publish(['content/team.json:3:5 → "name" is <b>', "content/faq.json:1:1 → the file is missing."])
    expect(dialog().open).toBe(true)
    expect(texts("h2, p")).toEqual(["Mistakes", "Correct them."])
    expect(texts("li")).toEqual([
      'content/team.json:3:5 → "name" is <b>',
      "content/faq.json:1:1 → the file is missing.",
    ])
  })

  it("shows the current mistakes after a change, and disappears when there are none", () => {
    publish(["first", "second"])
    publish(["second"])
    expect(texts("li")).toEqual(["second"])
    publish([])
    expect(dialog().open).toBe(false)
  })

  it("can be closed, and appears again after the next change that leaves a mistake", () => {
    publish(["first"])
    dialog().querySelector("button")?.click()
    expect(dialog().open).toBe(false)
    publish(["first"])
    expect(dialog().open).toBe(true)
  })
})

it("requests the waiting page again until another server responds", async () => {
  jest.useFakeTimers()
  const statuses = [503, 200]
  const fetch = jest.fn(() => Promise.resolve({ status: statuses.shift() ?? 200 }))
  Object.assign(window, { fetch })
  // jsdom cannot navigate: it reports a reload as an error of the virtual console.
  const report = jest.spyOn(console, "error").mockImplementation()
  reloadWhenReady()
  await jest.advanceTimersByTimeAsync(1000)
  expect(report).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1000)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(String(report.mock.calls[0]?.[0])).toContain("Not implemented: navigation")
  jest.useRealTimers()
})
