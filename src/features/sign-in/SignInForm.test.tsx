import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import { renderToString } from "react-dom/server"
import { attempt } from "./attempt"
import type { FailureReason, Outcome } from "./outcome"
import { SignInForm } from "./SignInForm"

jest.mock("./attempt")

const mail = "hello@example.org"
const text = {
  emailLabel: "Email",
  passwordLabel: "Password",
  show: "Show",
  hide: "Hide",
  button: "Sign in",
  pending: "Signing in…",
  failed: `Try again, or write to ${mail}.`,
  insecure: `Use https, or write to ${mail}.`,
}
const form = <SignInForm text={text} />
const email = () => screen.getByRole("textbox", { name: "Email" })
const password = () => screen.getByLabelText<HTMLInputElement>("Password")
const button = () => screen.getByRole("button", { name: /^Sign/ })

/** The outcome that the test gives, when it gives it. */
function answerLater() {
  let give: (outcome: Outcome) => void = () => undefined
  jest.mocked(attempt).mockImplementation(() => new Promise((resolve) => (give = resolve)))
  return (outcome: Outcome) => act(async () => Promise.resolve(give(outcome)))
}
async function send() {
  await userEvent.type(email(), "maya@school.example")
  await userEvent.type(password(), "open sesame{Enter}")
}
const expectLog = () => jest.spyOn(console, "error").mockImplementation(() => undefined)

beforeEach(() => {
  sessionStorage.clear()
  jest.mocked(attempt).mockReset()
  jest.mocked(navigate).mockReset()
})

it("goes on to the acceptance page with the name of the sheet", async () => {
  jest.mocked(attempt).mockResolvedValue({ kind: "signedIn", name: "Maya Okafor" })
  render(form)
  await send()
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/acceptance/", {}))
  expect(jest.mocked(attempt).mock.calls[0]?.[0]).toEqual({ email: "maya@school.example", password: "open sesame" })
  expect(JSON.parse(sessionStorage.getItem("blast_signed_in") ?? "")).toEqual({ name: "Maya Okafor" })
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
})

it.each([
  ["emptySheet", "Email not found"],
  ["mismatch", "Incorrect email or password"],
] as const)("says at %s: %s, word for word, with the focus on what was typed", async (kind, words) => {
  jest.mocked(attempt).mockResolvedValue({ kind })
  render(form)
  await send()
  expect((await screen.findByRole("alert")).textContent).toBe(words)
  expect(email()).toHaveFocus()
  expect(email()).toHaveValue("maya@school.example")
  expect(password()).toHaveValue("open sesame")
  for (const field of [email(), password()]) {
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(words)
  }
  expect(navigate).not.toHaveBeenCalled()
  await userEvent.type(password(), "!")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  expect(email()).toBeValid()
})

it.each<[FailureReason, string, string]>([
  ["unreachable", "Network response was not ok", text.failed],
  ["timeout", "Network response was not ok", text.failed],
  ["refused", "Network response was not ok", text.failed],
  ["unreadable", "Network response was not ok", text.failed],
  ["columns", "The sign-in sheet needs a column Email, and Name or First and Last.", text.failed],
  ["crypto", "The password cannot be checked here: Web Crypto or the password's hash is missing.", text.insecure],
])("at %s it logs %j and nothing more, and says what to do", async (reason, line, words) => {
  const log = expectLog()
  jest.mocked(attempt).mockResolvedValue({ kind: "failed", reason })
  render(form)
  await send()
  const alert = await screen.findByRole("alert")
  expect(alert).toHaveTextContent(words)
  expect(alert).toHaveFocus()
  expect(screen.getByRole("link", { name: mail })).toHaveAttribute("href", `mailto:${mail}`)
  expect(log.mock.calls).toEqual([[line]])
  expect(email()).toHaveValue("maya@school.example")
  expect(password()).toHaveValue("open sesame")
})

it("fails as the network does where its own code cannot be fetched, and works the next time", async () => {
  const log = expectLog()
  jest.mocked(attempt).mockRejectedValueOnce(new Error("Loading chunk 7 failed."))
  render(form)
  await send()
  expect(await screen.findByRole("alert")).toHaveTextContent(text.failed)
  expect(log.mock.calls).toEqual([["Network response was not ok"]])
  jest.mocked(attempt).mockResolvedValue({ kind: "signedIn", name: "" })
  await userEvent.click(button())
  await waitFor(() => expect(navigate).toHaveBeenCalled())
})

it("says that it is working, takes no second press, and hides the password meanwhile", async () => {
  const give = answerLater()
  render(form)
  await userEvent.click(screen.getByRole("button", { name: "Show Password" }))
  await send()
  expect(button()).toHaveTextContent("Signing in…")
  expect(button()).toHaveAttribute("aria-disabled", "true")
  expect(screen.getByRole("status")).toHaveTextContent("Signing in…")
  expect(password().type).toBe("password")
  expect(email()).toHaveAttribute("readonly")
  await userEvent.click(button())
  fireEvent.submit(email().closest("form") as HTMLFormElement)
  expect(attempt).toHaveBeenCalledTimes(1)
  await give({ kind: "mismatch" })
  await screen.findByRole("alert")
  expect(button()).toHaveTextContent("Sign in")
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  await userEvent.click(button())
  expect(attempt).toHaveBeenCalledTimes(2)
})

it("ends the attempt when one leaves, and neither logs nor leads anywhere after that", async () => {
  const give = answerLater()
  const { unmount } = render(form)
  await send()
  const signal = jest.mocked(attempt).mock.calls[0]?.[1].signal
  expect(signal?.aborted).toBe(false)
  unmount()
  expect(signal?.aborted).toBe(true)
  await give({ kind: "signedIn", name: "Maya" })
  expect(navigate).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
})

it("lets one read the password, paste it, and have it filled in", async () => {
  render(form)
  expect(password()).toHaveAttribute("autocomplete", "current-password")
  expect(email()).toHaveAttribute("autocomplete", "username")
  expect(email()).toHaveAttribute("type", "email")
  for (const field of [email(), password()]) expect(field).toBeRequired()
  await userEvent.click(password())
  await userEvent.paste("open sesame")
  expect(password()).toHaveValue("open sesame")
  await userEvent.click(screen.getByRole("button", { name: "Show Password" }))
  expect(password().type).toBe("text")
  await userEvent.click(screen.getByRole("button", { name: "Hide Password" }))
  expect(password().type).toBe("password")
})

it("as it comes from the server it cannot be sent, and would not put anything into an address", () => {
  const { container } = render(<div dangerouslySetInnerHTML={{ __html: renderToString(form) }} />)
  expect(container.querySelector("form")).toHaveAttribute("method", "post")
  expect(button()).toBeDisabled()
})
