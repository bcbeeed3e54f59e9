import { render, screen, within } from "@testing-library/react"
import { ada } from "../../../test/person"
import { TeamGrid } from "./TeamGrid"

const member = (id: string, role: string) => ({ ...ada, id, name: id, role })

const groups = [{ role: "Mentor", title: "Mentors" }]

const renderTeam = (...nodes: ReturnType<typeof member>[]) =>
  render(<TeamGrid id="team" data={{ teamPage: { groups }, allTeamMember: { nodes } }} />)

it("groups the members by role, in the order of the content, below the heading of their role", () => {
  const { container } = renderTeam(member("Ada", "Mentor"), member("Bo", "Fellow"), member("Cy", "Mentor"))
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Mentors",
    "Ada",
    "Cy",
    "Fellow",
    "Bo",
  ])
  expect(within(container).getAllByRole("listitem")).toHaveLength(3)
})

it("says a role once, in its heading and not in the cards", () => {
  renderTeam(member("Ada", "Fellow"), member("Bo", "Fellow"))
  expect(screen.getAllByText("Fellow")).toEqual([screen.getByRole("heading", { name: "Fellow" })])
})
