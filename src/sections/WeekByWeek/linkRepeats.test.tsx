import { render, screen } from "@testing-library/react"
import { linkRepeats } from "./linkRepeats"
import { WeekByWeek } from "./WeekByWeek"

const weekOf = (title: string, content: string) => ({ title, topic: content, content, part: null })
const text = { eyebrow: null, title: "Ten weeks", intro: null, voice: null }
const short = { id: "bootcamp-4-weeks", title: "4-week plan", items: [weekOf("Week 1", "You load a table.")] }
const long = {
  id: "program-10-weeks",
  title: "Ten-week plan",
  items: [weekOf("Week 1", "You load a table."), weekOf("Week 2", "You write.")],
}

it("replaces a text that another plan has by a link to the week there, and keeps other texts", () => {
  render(<WeekByWeek id="ten-weeks" text={text} timeline={linkRepeats(long, [short])} />)
  const [repeated, other] = screen.getAllByRole("listitem")
  expect(repeated?.querySelector("p")).toHaveTextContent(/^4-week plan: Week 1$/)
  expect(screen.getByRole("link")).toHaveAttribute("href", "#bootcamp-4-weeks-week-1")
  expect(other?.querySelector("p")).toHaveTextContent(/^You write\.$/)
})
