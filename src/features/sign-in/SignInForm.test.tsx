import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import { renderToString } from "react-dom/server"
import page from "../../../test/content/pages/sign-in.json"
import { linkInText, plainText } from "../../format/linkedText"
import { signIn, type SignInFailure, type SignInOutcome } from "./signIn"
import { SignInForm } from "./SignInForm"

jest.mock("./signIn")

const contact = "hello@example.org"
const contactLink = linkInText(contact, `mailto:${contact}`)
const text = {
  ...page.form,
  failed: `Try again, or write to ${contactLink}.`,
  insecure: `Use https, or write to ${contactLink}.`,
}
const form = <SignInForm text={text} />
const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email" })
const password = () => screen.getByLabelText<HTMLInputElement>("Password")
const button = () => screen.getByRole("button", { name: /^Sign/ })

/** Keeps each attempt pending. @returns a function that ends the last attempt with an outcome */
function deferOutcome() {
  let give: (outcome: SignInOutcome) => void = () => undefined
  jest.mocked(signIn).mockImplementation(() => new Promise((resolve) => (give = resolve)))
  return (outcome: SignInOutcome) => give(outcome)
}
async function send() {
  await userEvent.type(email(), "maya@school.example")
  await userEvent.type(password(), "open sesame{Enter}")
}
const spyOnLog = () => jest.spyOn(console, "error").mockImplementation(() => undefined)

it("does not end an attempt when the fields change meanwhile, as by a password manager", async () => {
  const end = deferOutcome()
  render(form)
  await send()
  fireEvent.input(password(), { target: { value: "other" } })
  expect(button()).toHaveAttribute("aria-disabled", "true")
  end({ kind: "mismatch" })
  await waitFor(() => expect(button()).not.toHaveAttribute("aria-disabled"))
})

it("empties the field of the address after the sign-in, and has a name, for what Firefox restores at a reload", async () => {
  jest.mocked(signIn).mockResolvedValue({ kind: "signedIn", name: "Maya", email: "maya@school.example" })
  const { container } = render(form)
  await send()
  await waitFor(() => expect(email()).toHaveValue(""))
  expect(container.querySelector("form")).toHaveAttribute("name", "sign-in")
})

it.each([
  ["emptySheet", "Email not found"],
  ["mismatch", "Incorrect email or password"],
] as const)("shows for %s exactly: %s, and focuses the email field", async (kind, message) => {
  jest.mocked(signIn).mockResolvedValue({ kind })
  render(form)
  await send()
  expect((await screen.findByRole("alert")).textContent).toBe(message)
  expect(email()).toHaveFocus()
  expect(email()).toHaveValue("maya@school.example")
  expect(password()).toHaveValue("open sesame")
  for (const field of [email(), password()]) {
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(message)
  }
  expect(navigate).not.toHaveBeenCalled()
  await userEvent.type(password(), "!")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
})

it("leaves the focus in another field, if the visitor has gone on to it during the attempt", async () => {
  const end = deferOutcome()
  render(
    <>
      {form}
      <input aria-label="Newsletter" />
    </>,
  )
  await send()
  const other = screen.getByRole("textbox", { name: "Newsletter" })
  await userEvent.type(other, "ma")
  end({ kind: "mismatch" })
  await screen.findByRole("alert")
  await userEvent.keyboard("ya")
  expect(other).toHaveValue("maya")
  expect(email()).toHaveValue("maya@school.example")
})

it.each<[SignInFailure, string, string]>([
  ["columns", "The sign-in sheet needs a column Email, and Name or First and Last.", text.failed],
  ["crypto", "The password cannot be checked here: Web Crypto or the password's hash is missing.", text.insecure],
])("for %s logs only %j, and shows what to do", async (reason, line, message) => {
  const log = spyOnLog()
  jest.mocked(signIn).mockResolvedValue({ kind: "failed", reason })
  render(form)
  await send()
  const alert = await screen.findByRole("alert")
  expect(alert).toHaveTextContent(plainText(message))
  expect(alert).toHaveFocus()
  expect(screen.getByRole("link", { name: contact })).toHaveAttribute("href", `mailto:${contact}`)
  expect(log.mock.calls).toEqual([[line]])
  expect(email()).toHaveValue("maya@school.example")
  expect(password()).toHaveValue("open sesame")
})

it("fails like a network error if its code does not load, and works on a retry", async () => {
  const log = spyOnLog()
  jest.mocked(signIn).mockRejectedValueOnce(new Error("Loading chunk 7 failed."))
  render(form)
  await send()
  expect(await screen.findByRole("alert")).toHaveTextContent(plainText(text.failed))
  expect(log.mock.calls).toEqual([["Network response was not ok"]])
  jest.mocked(signIn).mockResolvedValue({ kind: "signedIn", name: "", email: "maya@school.example" })
  await userEvent.click(button())
  await waitFor(() => expect(navigate).toHaveBeenCalled())
})

it("hides the password for password managers when it is submitted", async () => {
  deferOutcome()
  render(form)
  await userEvent.click(screen.getByRole("button", { name: "Show Password" }))
  await send()
  expect(password().type).toBe("password")
})

it("ignores changes and a second submission while it is pending", async () => {
  deferOutcome()
  render(form)
  await send()
  expect(email()).toHaveAttribute("readonly")
  await userEvent.click(button())
  fireEvent.submit(email().closest("form") as HTMLFormElement)
  expect(signIn).toHaveBeenCalledTimes(1)
})

it("removes the password when the visitor leaves the page, which the back/forward cache may keep", async () => {
  render(form)
  await userEvent.type(email(), "maya@school.example")
  await userEvent.type(password(), "open sesame")
  await userEvent.click(screen.getByRole("button", { name: "Show Password" }))
  fireEvent(window, new PageTransitionEvent("pagehide", { persisted: true }))
  expect([email(), password()].map(({ value }) => value)).toEqual(["maya@school.example", ""])
})

it("is prerendered with a disabled button and the method POST, which keeps the password out of the URL", () => {
  const { container } = render(<div dangerouslySetInnerHTML={{ __html: renderToString(form) }} />)
  expect(container.querySelector("form")).toHaveAttribute("method", "post")
  expect(button()).toBeDisabled()
})
