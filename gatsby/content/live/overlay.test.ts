/** @jest-environment jsdom */
import type { MistakeReport } from "./liveContent"

const report = (...texts: string[]): MistakeReport => ({
  title: "Mistakes",
  note: "Correct them.",
  mistakes: texts,
  inEditor: texts.map((text) => `${text} in the editor`),
})
const alert = () => document.body.lastElementChild?.shadowRoot?.querySelector("[role=alert]") as HTMLElement
const texts = (selector: string) => [...alert().querySelectorAll(selector)].map(({ textContent }) => textContent)

/** Waits for the next request, which receives this report. Without one, the server does not respond. */
async function respond(next?: MistakeReport): Promise<void> {
  const json = () => Promise.resolve(next)
  const fetch = jest.fn(() => (next ? Promise.resolve({ json }) : Promise.reject(new Error("refused"))))
  Object.assign(window, { fetch })
  await jest.advanceTimersByTimeAsync(1000)
  expect(fetch).toHaveBeenCalledWith("/content-mistakes.json")
}

beforeAll(async () => {
  jest.useFakeTimers()
  Object.assign(window, { fetch: () => Promise.resolve({ json: () => Promise.resolve(report()) }) })
  await import("./overlay")
})

it("shows every mistake as text, until it is corrected", async () => {
  expect(alert().hidden).toBe(true)
  await respond(report('content/team.json:3:5 → "name" is <b>', "content/faq.json:1:1 → the file is missing."))
  expect(alert().hidden).toBe(false)
  expect(texts("h2, p")).toEqual(["Mistakes", "Correct them."])
  expect(texts("li")).toEqual(['content/team.json:3:5 → "name" is <b>', "content/faq.json:1:1 → the file is missing."])
  await respond(report())
  expect(alert().hidden).toBe(true)
})

it("shows the labels of the editor there", async () => {
  document.documentElement.dataset.isEditor = ""
  await respond(report("Image file"))
  expect(texts("li")).toEqual(["Image file in the editor"])
  delete document.documentElement.dataset.isEditor
  await respond(report())
})

it("can be closed, and appears again when the mistakes are others", async () => {
  await respond(report("first"))
  alert().querySelector("button")?.click()
  await respond(report("first"))
  expect(alert().hidden).toBe(true)
  await respond(report("second"))
  expect(alert().hidden).toBe(false)
})

it("says that the check has stopped, until the server responds again", async () => {
  await respond()
  expect(alert().hidden).toBe(false)
  expect(texts("h2")).toEqual(["The content is not checked now"])
  await respond(report())
  expect(alert().hidden).toBe(true)
})
