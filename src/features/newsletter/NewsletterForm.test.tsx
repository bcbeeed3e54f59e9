/** @jest-environment ./test/browserWithFetch.ts */
import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { bodyOf, stubNewsletterApi, type ResponseName } from "../../../test/newsletterApi"
import sections from "../../../test/content/sections.json"
import { NewsletterForm } from "./NewsletterForm"

const { newsletter: text } = sections

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

it("replaces the form and its draft with the thanks of its place", async () => {
  const requests = stubNewsletterApi("inserted")
  const { onSubscribed } = show("popup")
  await send(" Maya@School.Example ")
  const status = await screen.findByRole("status")
  expect(status).toHaveTextContent("Welcome Aboard!")
  expect(status).toHaveFocus()
  expect(onSubscribed).toHaveBeenCalledTimes(1)
  expect(bodyOf(requests.mock.calls[0]?.[1])).toMatchObject({ email: "maya@school.example" })
  expect(sessionStorage.getItem("blast_newsletter_draft")).toBeNull()
})

it("does not take the focus when it appears, or when typing removes a message", async () => {
  stubNewsletterApi("refused")
  show()
  expect(document.body).toHaveFocus()
  await send("maya@school.example")
  await screen.findByRole("alert")
  act(() => (document.activeElement as HTMLElement).blur())
  fireEvent.input(field(), { target: { value: "maya@school.exampl" } })
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  expect(document.body).toHaveFocus()
})

it.each<[ResponseName, string, string | null]>([
  ["duplicate", "This email is already subscribed!", "true"],
  ["refused", "Failed to subscribe. Please try again.", null],
])("shows for the response %s: %s (flag %j), and keeps the address for a retry", async (response, message, flag) => {
  stubNewsletterApi(response)
  const { onSubscribed } = show()
  await send("maya@school.example")
  expect(await screen.findByRole("alert")).toHaveTextContent(message)
  expect(field()).toHaveAccessibleDescription(message)
  expect(field()).toHaveValue("maya@school.example")
  expect(field()).toHaveFocus()
  expect(button()).toBeEnabled()
  expect(button()).toHaveTextContent("Subscribe")
  expect(localStorage.getItem("blast_subscribed")).toBe(flag)
  expect(onSubscribed).not.toHaveBeenCalled()
})

it("rejects an invalid address without the browser's validation or a request", async () => {
  const requests = stubNewsletterApi("inserted")
  const { container } = show()
  await send("maya@school")
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a valid email address")
  expect(field()).toHaveAttribute("aria-invalid", "true")
  expect(field()).toHaveAccessibleDescription("Please enter a valid email address")
  expect(field()).toHaveFocus()
  expect(container.querySelector("form")).toHaveAttribute("novalidate")
  expect(requests).not.toHaveBeenCalled()
})

it("rejects an invalid address at once, without the state of a request", async () => {
  show()
  await userEvent.type(field(), "maya@school")
  const labels: (string | null)[] = []
  const observer = new MutationObserver(() => labels.push(button().textContent))
  observer.observe(button(), { attributes: true, childList: true, characterData: true, subtree: true })
  await userEvent.click(button())
  await userEvent.click(button())
  expect(screen.getByRole("alert")).toBeVisible()
  observer.disconnect()
  expect(labels).toEqual([])
})

it("announces the same message again", async () => {
  show()
  await send("maya@school")
  const first = screen.getByRole("alert")
  await userEvent.click(button())
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a valid email address")
  expect(screen.getByRole("alert")).not.toBe(first)
  expect(field()).toHaveFocus()
})

it("sends one request for several submit events before the response", async () => {
  const requests = stubNewsletterApi("inserted")
  const { container } = show()
  await userEvent.type(field(), "maya@school.example")
  const form = container.querySelector("form") ?? document.body
  // One act, so that all events arrive before the next render.
  act(() => {
    for (let times = 0; times < 5; times++) form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  })
  await screen.findByRole("status")
  expect(requests).toHaveBeenCalledTimes(1)
})

it("says in its disabled button that a request is pending", async () => {
  jest.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => undefined))
  show()
  await send("maya@school.example")
  expect(button()).toHaveTextContent("Subscribing...")
  expect(button()).toBeDisabled()
})

it("does not move the focus if the visitor has moved it elsewhere", async () => {
  stubNewsletterApi("duplicate")
  show()
  render(<button>Elsewhere</button>)
  await userEvent.type(field(), "maya@school.example")
  fireEvent.submit(field())
  screen.getByRole("button", { name: "Elsewhere" }).focus()
  await screen.findByRole("alert")
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus()
})

it("keeps and stores a text that was typed before hydration, not the stored draft", () => {
  sessionStorage.setItem("blast_newsletter_draft", "old@school.example")
  const container = document.createElement("div")
  document.body.append(container)
  const form = <NewsletterForm text={text} variant="footer" />
  container.innerHTML = renderToString(form)
  within(container).getByRole<HTMLInputElement>("textbox", { name: text.emailLabel }).value = "new@school.example"
  render(form, { container, hydrate: true })
  expect(field()).toHaveValue("new@school.example")
  expect(sessionStorage.getItem("blast_newsletter_draft")).toBe("new@school.example")
})

it.each(["footer", "popup"] as const)(
  "has a name in the %s, or Firefox restores the values of other forms here",
  (variant) => {
    const { container } = render(<NewsletterForm text={text} variant={variant} />)
    expect(container.querySelector("form")).toHaveAttribute("name", variant)
  },
)
