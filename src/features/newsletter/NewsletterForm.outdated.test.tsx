/** @jest-environment ./test/browserWithFetch.ts */
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import sections from "../../../test/content/sections.json"
import { reloadPage } from "../../lib/reloadPage"
import { NewsletterForm } from "./NewsletterForm"

jest.mock("../../lib/reloadPage")
jest.mock("./subscribe", () => {
  throw new Error("Loading chunk newsletter failed.")
})

const { newsletter: text } = sections
const field = () => screen.getByRole("textbox", { name: "Email address" })

async function send(variant: "footer" | "popup") {
  render(<NewsletterForm text={text} variant={variant} />)
  await userEvent.type(field(), "maya@school.example{Enter}")
  return screen.findByRole("alert")
}

beforeEach(() => {
  window.___webpackCompilationHash = "older"
  const newer = { webpackCompilationHash: "newer" }
  jest.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json(newer)))
})

it.each(["footer", "popup"] as const)(
  "says in the %s that the site was updated, and reloads by keyboard with the typed address",
  async (variant) => {
    expect(await send(variant)).toHaveTextContent(text.outdated)
    const reload = screen.getByRole("button", { name: "Reload" })
    expect(reload).toHaveFocus()
    expect(reload).toHaveAccessibleDescription(text.outdated)
    expect(field()).toHaveValue("maya@school.example")
    await userEvent.keyboard("{Enter}")
    expect(reloadPage).toHaveBeenCalledTimes(1)
    expect({ ...sessionStorage }).toEqual({ blast_newsletter_draft: "maya@school.example" })
  },
)

it("returns to its button when the visitor types", async () => {
  await send("footer")
  await userEvent.type(field(), "x")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  expect(screen.getByRole("button")).toHaveTextContent("Subscribe")
})
