import { render, screen } from "@testing-library/react"
import sections from "../../../test/content/sections.json"
import { Paper } from "./Paper"

const bare: Queries.PaperPartsFragment = {
  id: "cracks",
  title: "Cracks",
  authors: null,
  year: null,
  venue: null,
  mentor: null,
  track: null,
  highlight: null,
  summary: null,
  abstract: null,
  figures: null,
  whatFailed: null,
  awaitingReview: false,
  linkKind: "paper",
  link: "pending",
}
const figureOf = (name: string, caption: string | null) => ({
  imageSrc: `https://cdn.example/${name}.png`,
  imageSrcFile: null,
  imageSrcDarkFile: null,
  imageAlt: name,
  caption,
})
const noor = { id: "noor", name: "Noor A.", title: "Junior", text: "I doubt." }

const renderPaper = (
  changes: Partial<Queries.PaperPartsFragment>,
  voices: readonly Queries.PaperVoiceFragment[] = [],
) =>
  render(
    <Paper
      paper={{ ...bare, ...changes }}
      labels={sections.papers}
      listTitle="All papers"
      voicesTitle="All quotes"
      voices={voices}
    />,
  )

it("shows the title of a paper without further fields, its state and the way back", () => {
  const { container } = renderPaper({})
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Cracks"])
  expect(screen.getByRole("link", { name: "All papers" })).toHaveAttribute("href", "/research/#publications")
  expect(container).toHaveTextContent(/^All papersCracksIn preparation$/)
})

it("links to the mentor, the track and the paper", () => {
  const mentor = { id: "ada", name: "Ada L." }
  const track = { id: "physics", title: "Physics" }
  renderPaper({ mentor, track, link: "https://example.org/cracks" })
  for (const [name, href] of [
    ["Ada L.", "/team/#ada"],
    ["Physics", "/research/#track-physics"],
    ["Read the paper", "https://example.org/cracks"],
  ] as const)
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href)
})

it("shows the abstract and what failed below their headings", () => {
  renderPaper({ abstract: ["We look.", "We see."], whatFailed: ["The lamp."] })
  expect(screen.getByRole("region", { name: "Abstract" })).toHaveTextContent("We look.We see.")
  expect(screen.getByRole("region", { name: "What failed" })).toHaveTextContent("The lamp.")
})

it("shows its figures with their captions, and not the pictures of its highlight", () => {
  const highlight = {
    collageImages: ["a", "b", "c"].map((name) => `https://cdn.example/${name}.png`),
    collageImagesFile: null,
    collageImagesDarkFile: null,
    collageAlt: "Three plots",
    collageCaption: "Plots",
  }
  const { unmount } = renderPaper({ highlight, figures: [figureOf("One", "First"), figureOf("Two", null)] })
  expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("alt"))).toEqual(["One", "Two"])
  expect(screen.getByText("First")).toBeInTheDocument()
  unmount()
  renderPaper({ highlight })
  expect(screen.getByRole("img", { name: "Three plots" }).closest("figure")).toHaveTextContent("Plots")
})

it("shows the quotes of its students with a link to all quotes", () => {
  renderPaper({}, [noor])
  expect(screen.getByRole("figure")).toHaveTextContent("I doubt.Noor A.Junior")
  expect(screen.getByRole("link", { name: "All quotes" })).toHaveAttribute("href", "/testimonials/#students")
})
