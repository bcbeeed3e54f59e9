import { render, screen, within } from "@testing-library/react"
import { ada } from "../../../test/person"
import { TeamGrid } from "./TeamGrid"

it("groups the members by role, in the order of the content, below the heading of their role", () => {
  const member = (id: string, role: string) => ({ ...ada, id, name: id, role })
  const nodes = [member("Ada", "Mentor"), member("Bo", "Fellow"), member("Cy", "Mentor")]
  const groups = [{ role: "Mentor", title: "Mentors" }]
  const { container } = render(<TeamGrid id="team" data={{ teamPage: { groups }, allTeamMember: { nodes } }} />)
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Mentors",
    "Ada",
    "Cy",
    "Fellow",
    "Bo",
  ])
  expect(within(container).getAllByRole("listitem")).toHaveLength(3)
})
