/** @jest-environment ./test/browserWithFetch.ts */
import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import page from "../../../test/content/pages/sign-in.json"
import { SignInForm } from "./SignInForm"

jest.mock("./signIn", () => {
  throw new Error("Loading chunk 7 failed.")
})

const { form: text } = page
const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email" })
const password = () => screen.getByLabelText<HTMLInputElement>("Password")

beforeEach(() => {
  window.___webpackCompilationHash = "older"
  const newer = { webpackCompilationHash: "newer" }
  jest.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json(newer)))
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

// e2e/deployment.spec.ts reloads the page.
it("describes the button that reloads the page, and returns to its button when the visitor types", async () => {
  render(<SignInForm text={text} />)
  await userEvent.type(email(), "maya@school.example")
  await userEvent.type(password(), "open sesame{Enter}")
  expect(await screen.findByRole("button", { name: "Reload" })).toHaveAccessibleDescription(text.outdated)
  await userEvent.type(password(), "!")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Sign in" })).toBeEnabled()
})
