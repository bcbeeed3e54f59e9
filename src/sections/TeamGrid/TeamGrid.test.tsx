import { render, screen, within } from "@testing-library/react"
import sections from "../../../test/content/sections.json"
import { ada } from "../../../test/person"
import { TeamGrid } from "./TeamGrid"

const dataOf = (nodes: readonly (typeof ada)[], papers: Queries.TeamDataFragment["allPublication"]["nodes"] = []) => ({
  teamPage: { groups: [{ role: "Mentor", title: "Mentors" }] },
  allTeamMember: { nodes },
  allPublication: { nodes: papers },
  sharedSections: sections,
})

it("groups the members by role, in the order of the content, below the heading of their role", () => {
  const member = (id: string, role: string) => ({ ...ada, id, name: id, role })
  const nodes = [member("Ada", "Mentor"), member("Bo", "Fellow"), member("Cy", "Mentor")]
  const { container } = render(<TeamGrid id="team" data={dataOf(nodes)} />)
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
  render(<TeamGrid id="team" data={dataOf([ada, { ...ada, id: "bo", name: "Bo" }], papers)} />)
  expect(screen.getByText("Their groups’ papers").closest("article")).toHaveTextContent("Ada L.")
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/research/cracks/"])
})
