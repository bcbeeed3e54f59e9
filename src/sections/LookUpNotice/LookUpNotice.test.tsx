import { renderToStaticMarkup } from "react-dom/server"
import { render, screen } from "@testing-library/react"
import { redirectHome } from "../../features/applicants/redirectHome"
import { LookUpNotice } from "./LookUpNotice"

const words = { notFound: "We found no letter.", failed: "It could not be loaded.", tryAgain: "Try again" }
const at = (state: unknown) => <LookUpNotice words={words} location={{ state }} />

it("is there without words from the start, so that what comes is read out", () => {
  expect(renderToStaticMarkup(at({ endedLookUp: "failed" }))).not.toContain("loaded")
  render(at(null))
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})

it("offers no other try where it does not know of what", () => {
  render(at({ endedLookUp: "failed" }))
  expect(screen.getByRole("status")).toHaveTextContent(words.failed)
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})

it("leads back to the letter that could not be loaded, and not to one that is not there", () => {
  window.history.replaceState(null, "", "/letter/id-1/")
  redirectHome("failed")
  const { rerender } = render(at({ endedLookUp: "failed" }))
  expect(screen.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/letter/id-1/")
  rerender(at({ endedLookUp: "notFound" }))
  expect(screen.getByRole("status")).toHaveTextContent(words.notFound)
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})

it("is gone with the next navigation, and there after a reload", () => {
  const state = { key: "1", endedLookUp: "notFound" }
  const { rerender, unmount } = render(at(state))
  rerender(at({ key: "2" }))
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  unmount()
  render(at(state))
  expect(screen.getByRole("status")).toHaveTextContent(words.notFound)
})
