import { render, screen } from "@testing-library/react"
import { MailText } from "./MailText"

const mail = "hello@example.org"

it("makes a link of the address wherever it stands, and leaves the words as they are", () => {
  const text = `Write to ${mail}, or ask ${mail}.`
  const { container } = render(<MailText text={text} mail={mail} />)
  expect(container).toHaveTextContent(text)
  expect(screen.getAllByRole("link", { name: mail })).toHaveLength(2)
  expect(screen.getAllByRole("link")[0]).toHaveAttribute("href", `mailto:${mail}`)
})

it("leaves a sentence without the address alone", () => {
  const { container } = render(<MailText text="Try again." mail={mail} />)
  expect(container).toHaveTextContent("Try again.")
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})
