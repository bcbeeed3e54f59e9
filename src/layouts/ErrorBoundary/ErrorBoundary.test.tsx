import { fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { reloadPage } from "../../lib/reloadPage"
import { ErrorBoundary } from "./ErrorBoundary"

jest.mock("../../lib/reloadPage")

class SecretError extends RangeError {
  override name = "SecretError"
}

/** A page whose button makes it throw. */
function Page() {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) throw new SecretError("maya@school.example")
  return <button onClick={() => setFailed(true)}>Fail</button>
}

function fail(path: string) {
  window.history.replaceState(null, "", path)
  delete window.dataLayer
  // React logs the error that the boundary has caught.
  jest.spyOn(console, "error").mockImplementation(() => {})
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  )
  fireEvent.click(screen.getByRole("button", { name: "Fail" }))
}

it("offers ways on: a reload, and the email address of the site", () => {
  fail("/team/")
  expect(screen.getByText("BLAST AI")).toHaveAttribute("translate", "no")
  expect(screen.getByRole("alert")).toHaveTextContent("This page has stopped workingReload it.")
  expect(screen.getByRole("link", { name: "team@blast-ai.example" })).toHaveAttribute(
    "href",
    "mailto:team@blast-ai.example",
  )
  fireEvent.click(screen.getByRole("button", { name: "Reload" }))
  expect(reloadPage).toHaveBeenCalledTimes(1)
})

it.each(["/letter/x1/", "/decision/x1/", "/commit/x1/"])("says on %s that the link stays valid", (path) => {
  fail(path)
  expect(screen.getByRole("alert")).toHaveTextContent("Your link stays valid.")
})

it("does not speak of a link on a public page", () => {
  fail("/team/")
  expect(screen.getByRole("alert")).not.toHaveTextContent("Your link stays valid.")
})

it("sends the class of the error only", () => {
  fail("/letter/x1/")
  expect(window.dataLayer?.map((command) => [...(command as ArrayLike<unknown> & Iterable<unknown>)])).toEqual([
    ["event", "exception", { description: "SecretError", fatal: true }],
  ])
})

it("reloads when the visitor goes back, because the router is no longer mounted", () => {
  fail("/team/")
  fireEvent.popState(window)
  expect(reloadPage).toHaveBeenCalledTimes(1)
})
