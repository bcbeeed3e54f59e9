import { renderToStaticMarkup } from "react-dom/server"
import { render, screen } from "@testing-library/react"
import { redirectHome } from "../../features/applicants/redirectHome"
import { LookupNotice } from "./LookupNotice"

const words = { notFound: "We found no letter.", failed: "It could not be loaded.", tryAgain: "Try again" }
const at = (state: unknown) => <LookupNotice words={words} location={{ state }} />

it("renders an empty status first, so that screen readers announce the message", () => {
  expect(renderToStaticMarkup(at({ endedLookup: "failed" }))).not.toContain("loaded")
  render(at(null))
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})

it("has no link if the path of the failed lookup is unknown", () => {
  render(at({ endedLookup: "failed" }))
  expect(screen.getByRole("status")).toHaveTextContent(words.failed)
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})

it("links to the page again after a failed lookup, but not after one that found nothing", () => {
  window.history.replaceState(null, "", "/letter/id-1/")
  redirectHome("failed")
  const { rerender } = render(at({ endedLookup: "failed" }))
  expect(screen.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/letter/id-1/")
  rerender(at({ endedLookup: "notFound" }))
  expect(screen.getByRole("status")).toHaveTextContent(words.notFound)
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})

it("disappears on the next navigation and stays after a reload", () => {
  const state = { key: "1", endedLookup: "notFound" }
  const { rerender, unmount } = render(at(state))
  rerender(at({ key: "2" }))
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  unmount()
  render(at(state))
  expect(screen.getByRole("status")).toHaveTextContent(words.notFound)
})
