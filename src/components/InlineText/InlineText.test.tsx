import { render, screen } from "@testing-library/react"
import { InlineText } from "./InlineText"

const mail = "hello@mail.example.org"
const piecesOf = (text: string) => {
  const { container } = render(<InlineText text={text} />)
  expect(container.textContent).toBe(text)
  return [...container.children].map(({ textContent }) => textContent)
}

it.each([`Write to ${mail}, or ask ${mail}.`, `(${mail}) and ${mail}: today.`, `${mail}; ${mail}`])(
  "links every mail address and does not change the text: %s",
  (text) => {
    expect(piecesOf(text)).toEqual([mail, mail])
    for (const link of screen.getAllByRole("link", { name: mail }))
      expect(link).toHaveAttribute("href", `mailto:${mail}`)
  },
)

it.each([
  ["20–30 hours a week, in groups of 6–7.", ["20–30 hours", "6–7"]],
  ["A 4–7–6–1 network, for 8 weeks", ["4–7–6–1", "8 weeks"]],
  ["Due Feb 28 2025 11:59 PM PST.", ["Feb 28 2025", "11:59 PM PST"]],
  ["June 17 – August 12, 2025", ["June 17 –", "August 12, 2025"]],
  ["Meetings begin at 8 am PST, or 8:30 PM GMT+5:30", ["8 am PST", "8:30 PM GMT+5:30"]],
  ["By May 1, or by May 20255", ["May 1"]],
])("keeps units on one line: %s", (text, whole) => {
  expect(piecesOf(text)).toEqual(whole)
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})

it.each(["Try again.", "Ask @blast, at 5 @ 8 or a@b.", "", "We may, in March."])(
  "does not change other text: %s",
  (text) => expect(piecesOf(text)).toEqual([]),
)
