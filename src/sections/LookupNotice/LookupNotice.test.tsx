import { renderToStaticMarkup } from "react-dom/server"
import { render, screen } from "@testing-library/react"
import { redirectHome } from "../../features/applicants/redirectHome"
import { LookupNotice } from "./LookupNotice"

const textFor = (id: string) => ({
  missingId: `The ${id} has no id.`,
  notFound: `We found no ${id}.`,
  failed: `The ${id} could not be loaded.`,
  tryAgain: "Try again",
})
const letters = ["letter", "decision"].map((id) => ({ id, endedLookup: textFor(id) }))
const text = textFor("letter")
const failed = { reason: "failed", page: "letter" }
const notFound = { reason: "notFound", page: "letter" }
const noticeFor = (state: unknown) => <LookupNotice letters={letters} location={{ state }} />

it("renders an empty status element first, so that screen readers announce the message", () => {
  expect(renderToStaticMarkup(noticeFor({ endedLookup: failed }))).not.toContain("loaded")
  render(noticeFor(null))
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})

it("has no link if the path of the failed lookup is unknown", () => {
  render(noticeFor({ endedLookup: failed }))
  expect(screen.getByRole("status")).toHaveTextContent(text.failed)
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})

it("links to the personal page after a failed lookup, but not after a lookup that found nothing", () => {
  window.history.replaceState(null, "", "/letter/id-1/")
  redirectHome("failed", "letter")
  const { rerender } = render(noticeFor({ endedLookup: failed }))
  expect(screen.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/letter/id-1/")
  rerender(noticeFor({ endedLookup: notFound }))
  expect(screen.getByRole("status")).toHaveTextContent(text.notFound)
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})

it("disappears on the next navigation and stays after a reload", () => {
  const state = { key: "1", endedLookup: notFound }
  const { rerender, unmount } = render(noticeFor(state))
  rerender(noticeFor({ key: "2" }))
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  unmount()
  render(noticeFor(state))
  expect(screen.getByRole("status")).toHaveTextContent(text.notFound)
})

it.each([
  ["letter", "The letter has no id."],
  ["decision", "The decision has no id."],
  ["commit", "The letter has no id."],
])("has the text of the page %s", (page, message) => {
  render(noticeFor({ endedLookup: { reason: "missingId", page } }))
  expect(screen.getByRole("status")).toHaveTextContent(message)
})
