import { renderToStaticMarkup } from "react-dom/server"
import { render, screen } from "@testing-library/react"
import { LookupNotice } from "./LookupNotice"

const textFor = (id: string) => ({
  missingId: `The ${id} has no id.`,
  notFound: `We found no ${id}.`,
  failed: `The ${id} could not be loaded.`,
  tryAgain: "Try again",
})
const letters = ["letter", "decision"].map((id) => ({ id, endedLookup: textFor(id) }))
const failed = { reason: "failed", page: "letter" }
const noticeFor = (state: unknown) => <LookupNotice letters={letters} location={{ state }} />

it("renders an empty status element first, so that screen readers announce the message", () => {
  expect(renderToStaticMarkup(noticeFor({ endedLookup: failed }))).not.toContain("loaded")
  render(noticeFor(null))
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})

it.each([
  ["letter", "The letter has no id."],
  ["decision", "The decision has no id."],
  ["commit", "The letter has no id."],
])("has the text of the page %s", (page, message) => {
  render(noticeFor({ endedLookup: { reason: "missingId", page } }))
  expect(screen.getByRole("status")).toHaveTextContent(message)
})
