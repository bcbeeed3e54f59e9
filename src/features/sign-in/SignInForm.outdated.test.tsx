/** @jest-environment ./test/browserWithFetch.ts */
import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import page from "../../../test/content/pages/sign-in.json"
import { reloadPage } from "../../lib/reloadPage"
import { SignInForm } from "./SignInForm"

jest.mock("../../lib/reloadPage")
jest.mock("./signIn", () => {
  throw new Error("Loading chunk 7 failed.")
})

const { form: text } = page
const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email" })
const password = () => screen.getByLabelText<HTMLInputElement>("Password")

async function send() {
  const { unmount } = render(<SignInForm text={text} />)
  await userEvent.type(email(), "maya@school.example")
  await userEvent.type(password(), "open sesame{Enter}")
  await screen.findByRole("alert")
  return unmount
}

beforeEach(() => {
  window.___webpackCompilationHash = "older"
  const newer = { webpackCompilationHash: "newer" }
  jest.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json(newer)))
})

it("says that the site was updated, and keeps only the address, until the page is loaded again", async () => {
  const unmount = await send()
  expect(screen.getByRole("alert")).toHaveTextContent(text.outdated)
  const reload = screen.getByRole("button", { name: "Reload" })
  expect(reload).toHaveFocus()
  expect(reload).toHaveAccessibleDescription(text.outdated)
  expect(sessionStorage).toHaveLength(0)
  await userEvent.keyboard("{Enter}")
  expect(reloadPage).toHaveBeenCalledTimes(1)
  expect(Object.values(sessionStorage)).toEqual(["maya@school.example"])
  expect(localStorage).toHaveLength(0)

  unmount()
  render(<SignInForm text={text} />)
  expect(email()).toHaveValue("maya@school.example")
  expect(password()).toHaveValue("")
  expect(sessionStorage).toHaveLength(0)
})

it("keeps what was typed before hydration, and still deletes the address", () => {
  sessionStorage.setItem("blast_sign_in_email", "maya@school.example")
  const container = document.createElement("div")
  document.body.append(container)
  container.innerHTML = renderToString(<SignInForm text={text} />)
  within(container).getByRole<HTMLInputElement>("textbox").value = "robin@school.example"
  render(<SignInForm text={text} />, { container, hydrate: true })
  expect(email()).toHaveValue("robin@school.example")
  expect(sessionStorage).toHaveLength(0)
})

it("returns to its button when the visitor types", async () => {
  await send()
  await userEvent.type(password(), "!")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Sign in" })).toBeEnabled()
})
