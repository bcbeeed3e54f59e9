/** @jest-environment ./test/browserWithFetch.ts */
import { act, fireEvent, render, screen } from "@testing-library/react"
import { addDialog } from "../../../test/dialog"
import { stubNewsletterApi } from "../../../test/newsletterApi"
import { NewsletterDialog } from "./NewsletterDialog"

const text = {
  popupTitle: "Hear when dates are set",
  popupText: "Sent to your inbox.",
  emailLabel: "Email address",
  placeholder: "you@example.com",
  button: "Subscribe",
  privacy: "Used for this only.",
}
const onClose = jest.fn()
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

beforeEach(async () => {
  addDialog()
  localStorage.clear()
  sessionStorage.clear()
  onClose.mockReset()
  jest.useFakeTimers()
  render(<NewsletterDialog text={text} onClose={onClose} />)
  await pass(0)
})

afterEach(() => jest.useRealTimers())

async function send() {
  fireEvent.input(screen.getByRole("textbox"), { target: { value: "maya@school.example" } })
  fireEvent.submit(screen.getByRole("textbox"))
  await pass(0)
}

it("is a dialog with a title, a sentence and the form", () => {
  expect(screen.getByRole("dialog", { name: "Hear when dates are set" })).toHaveTextContent("Sent to your inbox.")
})

it("shows the thanks and closes after 2000 ms, not before", async () => {
  stubNewsletterApi("inserted")
  await send()
  expect(screen.getByRole("status")).toHaveTextContent("Welcome Aboard!")
  await pass(1999)
  expect(onClose).not.toHaveBeenCalled()
  await pass(1)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it("stays open with a message if the address is on the list already", async () => {
  stubNewsletterApi("duplicate")
  await send()
  await pass(5000)
  expect(screen.getByRole("alert")).toHaveTextContent("This email is already subscribed!")
  expect(onClose).not.toHaveBeenCalled()
})
