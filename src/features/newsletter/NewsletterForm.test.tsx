/** @jest-environment ./test/browserWithFetch.ts */
import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { answers, answerWith, bodyOf, type AnswerName } from "../../../test/newsletterApi"
import { NewsletterForm } from "./NewsletterForm"

const text = {
  emailLabel: "Email address",
  placeholder: "you@example.com",
  button: "Subscribe",
  privacy: "Used for this only.",
}

const field = () => screen.getByRole("textbox", { name: "Email address" })
const button = () => screen.getByRole("button")
const show = (variant: "footer" | "popup" = "footer", onSubscribed = jest.fn()) => ({
  onSubscribed,
  ...render(<NewsletterForm text={text} variant={variant} onSubscribed={onSubscribed} />),
})
async function send(typed: string) {
  await userEvent.type(field(), typed)
  await userEvent.click(button())
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it.each([
  ["footer", "Thank you for subscribing!"],
  ["popup", "Welcome Aboard!"],
] as const)("thanks in the %s with the words %j, and sets the flag", async (variant, words) => {
  const requests = answerWith("inserted")
  const { onSubscribed } = show(variant)
  await send(" Maya@School.Example ")
  const status = await screen.findByRole("status")
  expect(status).toHaveTextContent(words)
  expect(status).toHaveFocus()
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument()
  expect(localStorage.getItem("blast_subscribed")).toBe("true")
  expect(onSubscribed).toHaveBeenCalledTimes(1)
  expect(bodyOf(requests.mock.calls[0]?.[1])).toMatchObject({ email: "maya@school.example" })
  expect(sessionStorage.getItem("blast_newsletter_draft")).toBeNull()
})

it.each<[AnswerName, string, string | null]>([
  ["duplicate", "This email is already subscribed!", "true"],
  ["refused", "Failed to subscribe. Please try again.", null],
  ["broken", "Failed to subscribe. Please try again.", null],
  ["html", "Failed to subscribe. Please try again.", null],
  ["offline", "Failed to subscribe. Please try again.", null],
])("says at the answer %s: %s (flag %j), keeps what was typed and can be sent again", async (answer, words, flag) => {
  answerWith(answer)
  const { onSubscribed } = show()
  await send("maya@school.example")
  expect(await screen.findByRole("alert")).toHaveTextContent(words)
  expect(field()).toHaveAccessibleDescription(words)
  expect(field()).toHaveValue("maya@school.example")
  expect(field()).toHaveFocus()
  expect(button()).toBeEnabled()
  expect(button()).toHaveTextContent("Subscribe")
  expect(localStorage.getItem("blast_subscribed")).toBe(flag)
  expect(onSubscribed).not.toHaveBeenCalled()
})

it("says what is wrong with an address without asking the browser or the network", async () => {
  const requests = answerWith("inserted")
  const { container } = show()
  await send("maya@school")
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a valid email address")
  expect(field()).toHaveAttribute("aria-invalid", "true")
  expect(field()).toHaveAccessibleDescription("Please enter a valid email address")
  expect(field()).toHaveFocus()
  expect(container.querySelector("form")).toHaveAttribute("novalidate")
  expect(requests).not.toHaveBeenCalled()
})

it("takes the message away when the visitor goes on typing", async () => {
  show()
  await send("maya@school")
  await userEvent.type(field(), ".")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  expect(field()).toHaveAttribute("aria-invalid", "false")
})

it("reads Subscribing... with the button disabled until the answer is there", async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const requests = jest.spyOn(globalThis, "fetch").mockImplementation(() => held.then(answers.inserted))
  show()
  await send("maya@school.example")
  expect(button()).toHaveTextContent(/^Subscribing\.\.\.$/)
  expect(button()).toBeDisabled()
  expect(field()).toHaveAttribute("readonly")
  await act(async () => {
    release()
    await held
  })
  await screen.findByRole("status")
  expect(requests).toHaveBeenCalledTimes(1)
})

it("sends once however often it is sent before the first answer", async () => {
  const requests = answerWith("inserted")
  const { container } = show()
  await userEvent.type(field(), "maya@school.example")
  const form = container.querySelector("form") ?? document.body
  // All in one go, before anything is drawn anew.
  act(() => {
    for (let times = 0; times < 5; times++) form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  })
  await screen.findByRole("status")
  expect(requests).toHaveBeenCalledTimes(1)
})

it("leaves the focus alone when the visitor has gone elsewhere meanwhile", async () => {
  answerWith("duplicate")
  show()
  render(<button>Elsewhere</button>)
  await userEvent.type(field(), "maya@school.example")
  fireEvent.submit(field())
  screen.getByRole("button", { name: "Elsewhere" }).focus()
  await screen.findByRole("alert")
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus()
})

it("gives back after a reload what was typed before it, and after that subscribes as if nothing had been", async () => {
  answerWith("duplicate")
  const { unmount } = show()
  await userEvent.type(field(), "maya@school.example")
  unmount()
  show()
  expect(field()).toHaveValue("maya@school.example")
  await userEvent.click(button())
  expect(await screen.findByRole("alert")).toHaveTextContent("This email is already subscribed!")
})

it("shows what was typed before a reload", () => {
  sessionStorage.setItem("blast_newsletter_draft", "old@school.example")
  const { container } = show()
  expect(field()).toHaveValue("old@school.example")
  expect(container.querySelector("form")).not.toHaveAttribute("action")
})

it("keeps what was typed before the scripts ran, whatever the draft says, over a reload too", () => {
  sessionStorage.setItem("blast_newsletter_draft", "old@school.example")
  const container = document.createElement("div")
  document.body.append(container)
  const form = <NewsletterForm text={text} variant="footer" />
  container.innerHTML = renderToString(form)
  within(container).getByRole<HTMLInputElement>("textbox").value = "new@school.example"
  render(form, { container, hydrate: true })
  expect(field()).toHaveValue("new@school.example")
  expect(sessionStorage.getItem("blast_newsletter_draft")).toBe("new@school.example")
})
