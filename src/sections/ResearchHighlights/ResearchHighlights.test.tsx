import { render, screen, within } from "@testing-library/react"
import sections from "../../../test/content/sections.json"
import { installObservers } from "../../../test/observers"
import { ResearchHighlights } from "./ResearchHighlights"

beforeEach(() => installObservers())

const highlight = {
  title: "Cracks in short",
  description: "Cracks grow.",
  collageImages: null,
  collageImagesFile: null,
  collageImagesDarkFile: null,
  collageAlt: null,
  collageCaption: null,
  paperLink: "https://example.org/talk",
}

const renderHighlights = () =>
  render(
    <ResearchHighlights
      id="research-highlights"
      text={{ title: "Highlights" }}
      data={{
        sharedSections: sections,
        site: { pendingPaperLink: { label: "To come", href: "/research/" } },
        allResearchHighlight: {
          nodes: [
            { ...highlight, id: "highlight-1" },
            { ...highlight, id: "highlight-2", title: "Dunes", paperLink: "pending" },
          ],
        },
        allPublication: { nodes: [{ id: "cracks", title: "How cracks grow", highlight: { id: "highlight-1" } }] },
      }}
    />,
  )

it("has the title of the paper of a project, with a link to its page, beside the link to the presentation", () => {
  renderHighlights()
  const card = within(screen.getByRole("heading", { name: "How cracks grow" }).closest("article") as HTMLElement)
  const links = card.getAllByRole("link")
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/research/cracks/", "https://example.org/talk"])
  expect(links[1]).toHaveAccessibleName(/^Watch the presentation\s?: How cracks grow$/)
})

it("has the title of a project without a paper, and only the link that says so", () => {
  renderHighlights()
  const card = within(screen.getByRole("heading", { name: "Dunes" }).closest("article") as HTMLElement)
  expect(card.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/research/"])
})
