import { render, screen } from "@testing-library/react"
import { FactTable, type Fact } from "./FactTable"

const definitionOf = (fact: Omit<Fact, "label">) => {
  render(<FactTable facts={[{ label: "Hours", ...fact }]} />)
  return screen.getByRole("definition")
}

it("renders each value separately, and keeps a colon between topic and value for screen readers", () => {
  const values = [
    { topic: "Research", value: "20–30 a week" },
    { topic: "Bootcamp", value: "8 am; 4 hours: a day" },
  ]
  const lines = [...definitionOf({ values }).children].map(({ textContent }) => textContent)
  expect(lines).toEqual(["Research: 20–30 a week", "Bootcamp: 8 am; 4 hours: a day"])
  expect(screen.getByText("Bootcamp")).toBeInTheDocument()
})

it("renders a tag and a remark behind their value, and a note at the end", () => {
  const definition = definitionOf({ values: [{ value: "8 am", tag: " Closed", remark: "PST" }], note: <p>In LA.</p> })
  expect([...definition.children].map(({ textContent }) => textContent)).toEqual(["8 am Closed", "PST", "In LA."])
})
