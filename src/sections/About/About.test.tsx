import { render, screen } from "@testing-library/react"
import { ada } from "../../../test/person"
import { About } from "./About"

const renderAbout = (nodes: readonly (typeof ada)[]) => {
  const homePage = { about: { eyebrow: null, title: "Who we are", intro: null, voice: null }, aboutBody: ["A text."] }
  const teamPage = { hero: { title: "Meet the team" } }
  render(<About id="about" data={{ homePage, firstPeople: { nodes }, teamPage }} />)
}

it("names people and their university, and leads to the team", () => {
  renderAbout([ada, { ...ada, id: "bo", name: "Bo K." }])
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Ada L.",
    "Bo K.",
  ])
  expect(screen.getAllByText("Northmere University")).toHaveLength(2)
  expect(screen.getByRole("link", { name: "Meet the team" })).toHaveAttribute("href", "/team/")
})

it("shows only the text if the team is empty", () => {
  renderAbout([])
  expect(screen.getByText("A text.")).toBeInTheDocument()
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})
