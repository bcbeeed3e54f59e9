import { render, screen } from "@testing-library/react"
import sections from "../../../test/content/sections.json"
import { Publications } from "./Publications"

const publication = { authors: null, summary: null, awaitingReview: false, linkKind: "paper" }
const researchPage = { publications: { eyebrow: null, title: "Publications", intro: null } }
const renderPublications = (...changes: { id: string; title: string; link: string; awaitingReview?: boolean }[]) => {
  const allPublication = { nodes: changes.map((change) => ({ ...publication, ...change })) }
  render(<Publications id="publications" data={{ researchPage, sharedSections: sections, allPublication }} />)
}

it("links to a paper", () => {
  renderPublications({ id: "a", title: "Cracks", link: "https://example.org/cracks" })
  expect(screen.getByRole("link")).toHaveAccessibleName(/^Read the paper\s?: Cracks$/)
})

it("says that a pending paper is in preparation or awaits review, without a link", () => {
  renderPublications(
    { id: "a", title: "Cracks", link: "pending" },
    { id: "b", title: "Dunes", link: "pending", awaitingReview: true },
  )
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
  expect(screen.getByText("In preparation").closest("li")).toHaveTextContent("Cracks")
  expect(screen.getByText("Awaiting review").closest("li")).toHaveTextContent("Dunes")
})
