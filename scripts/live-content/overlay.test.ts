/** @jest-environment jsdom */
import { reloadWhenReady, showMistakes } from "./overlay"
import type { Report } from "./serveMistakes"

let listeners: Record<string, (event?: { data: string }) => void>
const connect = jest.fn()

beforeEach(() => {
  listeners = {}
  const EventSource = class {
    constructor(url: string) {
      connect(url)
    }
    addEventListener(type: string, listener: () => void) {
      listeners[type] = listener
    }
  }
  Object.assign(window, { EventSource })
  open("/team/")
})

/** Opens a page with the overlay. */
const open = (path: string) => {
  window.history.replaceState(null, "", path)
  document.body.innerHTML = ""
  showMistakes("http://127.0.0.1:9108/events", "/admin/")
}
const alert = () => document.body.lastElementChild?.shadowRoot?.querySelector("[role=alert]") as HTMLElement
const texts = (selector: string) => [...alert().querySelectorAll(selector)].map(({ textContent }) => textContent)
const publish = (mistakes: string[]) => {
  const report: Report = {
    title: "Mistakes",
    note: "Correct them.",
    mistakes: mistakes.map((text) => ({ text, inEditor: { text: `${text} (label)`, address: "/admin/#/team" } })),
  }
  listeners.message?.({ data: JSON.stringify(report) })
}

describe("the overlay", () => {
  it("shows every mistake as text", () => {
    expect(connect).toHaveBeenCalledWith("http://127.0.0.1:9108/events")
    publish(['content/team.json:3:5 → "name" is <b>', "content/faq.json:1:1 → the file is missing."])
    expect(alert().hidden).toBe(false)
    expect(texts("h2, p")).toEqual(["Mistakes", "Correct them."])
    expect(texts("li")).toEqual([
      'content/team.json:3:5 → "name" is <b>',
      "content/faq.json:1:1 → the file is missing.",
    ])
  })

  it("can be closed, and appears again after the next change that leaves a mistake", () => {
    publish(["first"])
    alert().querySelector("button")?.click()
    expect(alert().hidden).toBe(true)
    publish(["first"])
    expect(alert().hidden).toBe(false)
  })

  it("says that the check has stopped, until the server responds again", () => {
    listeners.error?.()
    expect(alert().hidden).toBe(false)
    expect(texts("h2, p")).toEqual([
      "The content is not checked now",
      "The program in the terminal has stopped. Start it again.",
    ])
    publish([])
    expect(alert().hidden).toBe(true)
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
