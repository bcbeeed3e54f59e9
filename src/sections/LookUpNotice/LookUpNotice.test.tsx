import { renderToStaticMarkup } from "react-dom/server"
import { render, screen } from "@testing-library/react"
import { LookUpNotice } from "./LookUpNotice"

const words = { notFound: "We found no letter.", failed: "It could not be loaded." }
const at = (state: unknown) => <LookUpNotice words={words} location={{ state }} />

it("is there without words from the start, so that what comes is read out", () => {
  expect(renderToStaticMarkup(at({ endedLookUp: "failed" }))).not.toContain("loaded")
  render(at(null))
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})

it.each(["notFound", "failed"] as const)("says %s in its own words", (endedLookUp) => {
  render(at({ endedLookUp }))
  expect(screen.getByRole("status")).toHaveTextContent(words[endedLookUp])
})

it("is gone with the next navigation, and with a reload", () => {
  window.history.replaceState({ key: "1", endedLookUp: "failed" }, "")
  const { rerender } = render(at(window.history.state))
  expect(screen.getByRole("status")).toHaveTextContent(words.failed)
  expect(window.history.state).toEqual({ key: "1" })
  rerender(at({ key: "2" }))
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})
