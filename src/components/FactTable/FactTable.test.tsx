import { render, screen } from "@testing-library/react"
import { FactTable } from "./FactTable"

const clausesOf = (value: string) => {
  render(<FactTable facts={[{ label: "Hours", value }]} />)
  return [...screen.getByRole("definition").children].map(({ textContent }) => textContent)
}

it("renders each clause separately", () =>
  expect(clausesOf("Need-based; historically 30% of students")).toEqual(["Need-based", "historically 30% of students"]))

it("renders the topic of a clause in a separate element, and keeps the colon for screen readers", () => {
  expect(clausesOf("Research: 20–30 a week; Bootcamp: 4 a day")).toEqual([
    "Research: 20–30 a week",
    "Bootcamp: 4 a day",
  ])
  expect(screen.getByText("Bootcamp")).toBeInTheDocument()
})

it.each(["8:30 PM", "8 am PST", ""])("does not split a value that only resembles clauses: %s", (value) => {
  expect(clausesOf(value)).toEqual([value])
  expect(screen.queryByText("8")).not.toBeInTheDocument()
})

it("renders a note after the value", () => {
  render(<FactTable facts={[{ label: "Meetings", value: "8 am PST", note: <p>In Los Angeles.</p> }]} />)
  expect(screen.getByRole("definition")).toHaveTextContent("8 am PSTIn Los Angeles.")
})
