/** @jest-environment ./test/browserWithFetch.ts */
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import sections from "../../../test/content/sections.json"
import { NewsletterForm } from "./NewsletterForm"

jest.mock("./subscribe", () => {
  throw new Error("Loading chunk newsletter failed.")
})

const { newsletter: text } = sections
const field = () => screen.getByRole("textbox", { name: "Email address" })

beforeEach(() => {
  window.___webpackCompilationHash = "older"
  const newer = { webpackCompilationHash: "newer" }
  jest.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json(newer)))
})

// e2e/deployment.spec.ts reloads the page.
it("describes the button that reloads the page, and returns to its button when the visitor types", async () => {
  render(<NewsletterForm text={text} variant="footer" />)
  await userEvent.type(field(), "maya@school.example{Enter}")
  expect(await screen.findByRole("button", { name: "Reload" })).toHaveAccessibleDescription(text.outdated)
  await userEvent.type(field(), "x")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  expect(screen.getByRole("button")).toHaveTextContent("Subscribe")
})
