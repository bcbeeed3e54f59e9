import { render, screen, within } from "@testing-library/react"
import sections from "../../../test/content/sections.json"
import { ada } from "../../../test/person"
import { TeamGrid } from "./TeamGrid"

const member = (id: string, role: string) => ({ ...ada, id, name: id, role })

type Papers = Queries.TeamDataFragment["allPublication"]["nodes"]

const renderTeam = (nodes: readonly (typeof ada)[], papers: Papers = []) => {
  const teamPage = { groups: [{ role: "Mentor", title: "Mentors" }] }
  const data = { teamPage, allTeamMember: { nodes }, allPublication: { nodes: papers }, sharedSections: sections }
  return render(<TeamGrid id="team" data={data} />)
}

it("groups the members by role, in the order of the content, below the heading of their role", () => {
  const { container } = renderTeam([member("Ada", "Mentor"), member("Bo", "Fellow"), member("Cy", "Mentor")])
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Mentors",
    "Ada",
    "Cy",
    "Fellow",
    "Bo",
  ])
  expect(within(container).getAllByRole("listitem")).toHaveLength(3)
})

it("links a mentor to the papers of the groups, and shows nothing on the card of another person", () => {
  const papers = [
    { id: "cracks", title: "Cracks", mentor: { id: ada.id } },
    { id: "dunes", title: "Dunes", mentor: null },
  ]
  renderTeam([ada, { ...ada, id: "bo", name: "Bo" }], papers)
  expect(screen.getByText("Their groups’ papers").closest("article")).toHaveTextContent("Ada L.")
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/research/cracks/"])
})

it("says a role once, in its heading and not in the cards", () => {
  renderTeam([member("Ada", "Fellow"), member("Bo", "Fellow")])
  expect(screen.getAllByText("Fellow")).toEqual([screen.getByRole("heading", { name: "Fellow" })])
})
