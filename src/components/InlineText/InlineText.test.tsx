import { render, screen } from "@testing-library/react"
import { linkInText } from "../../format/linkedText"
import { InlineText } from "./InlineText"

const email = "hello@mail.example.org"
const mail = linkInText(email, `mailto:${email}`)
const textsOfElements = (text: string) => {
  const { container } = render(<InlineText text={text} />)
  expect(container.textContent).toBe(text)
  return [...container.querySelectorAll(":scope > span > *")].map(({ textContent }) => textContent)
}

it.each([
  ["the form", "/apply/#deadlines"],
  ["another site", "https://mail.example.org/a(b)"],
  ["ask", `mailto:${email}`],
])("shows the words %j as a link to %s", (words, href) => {
  const { container } = render(<InlineText text={`For 8 weeks (${linkInText(words, href)}), or not.`} />)
  expect(container).toHaveTextContent(`For 8 weeks (${words}), or not.`)
  expect(screen.getByRole("link", { name: words })).toHaveAttribute("href", href)
})

it("keeps an email address on one line with the punctuation after it, and from translators", () => {
  const { container } = render(<InlineText text={`Ask (${mail}), or ${mail}.`} />)
  const elements = [...container.querySelectorAll("[translate=no]")]
  expect(elements.map(({ textContent }) => textContent)).toEqual([`${email}),`, `${email}.`])
  expect(elements.map(({ className }) => className)).toEqual(["address", "address"])
})

it("keeps a short link on one line, but not a long one", () => {
  const words = ["What we store", "Everything that we store of you"]
  render(<InlineText text={words.map((one) => linkInText(one, "/privacy/")).join(" or ")} />)
  expect(words.map((name) => screen.getByRole("link", { name }).parentElement?.className)).toEqual(["whole", ""])
})

it.each([
  ["20–30 hours a week, in groups of 6–7.", ["20–30 hours", "6–7"]],
  ["A 4–7–6–1 network, for 8 weeks", ["4–7–6–1", "8 weeks"]],
  ["Due February 28, 2025 at 11:59 PM PST.", ["February 28, 2025", "11:59 PM PST"]],
  ["Chest X-rays, semi-supervised (k-means).", ["X-rays", "semi-supervised", "k-means"]],
  ["A 10-week plan and a well-to-do, machine-learned house", ["10-week", "well-to-do"]],
  [`${"A title is shorter than this text. ".repeat(3)}Semi-supervised X-rays`, ["X-rays"]],
  ["June 17 – August 12, 2025", ["June 17 –", "August 12, 2025"]],
  ["Meetings begin at 8 am PST, or 8:30 PM GMT+5:30", ["8 am PST", "8:30 PM GMT+5:30"]],
  ["By May 1, or by May 20255", ["May 1"]],
])("keeps dates, times and numbers with units on one line: %s", (text, unbroken) => {
  expect(textsOfElements(text)).toEqual(unbroken)
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})

it("replaces its element when the text changes, because a translator may have replaced the text nodes", () => {
  const { container, rerender } = render(<InlineText text="Early round until Feb 28" />)
  const element = container.firstElementChild
  rerender(<InlineText text="Closed" />)
  expect(container).toHaveTextContent(/^Closed$/)
  expect(container.firstElementChild).not.toBe(element)
})

it.each(["Try again.", "Ask [it](/apply/).", "", "We may, in March."])("adds no elements to other text: %s", (text) =>
  expect(textsOfElements(text)).toEqual([]),
)
