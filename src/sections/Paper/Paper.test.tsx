import { render, screen, within } from "@testing-library/react"
import sections from "../../../test/content/sections.json"
import { ada } from "../../../test/person"
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
const physics = {
  id: "physics",
  title: "Physics",
  description: "You start with simulations.",
  ...figureOf("Pendulum", "Four pendulums."),
  link: "/research/",
  dateInfo: "June",
}
const noor = { id: "noor", name: "Noor A.", title: "Junior", text: "I doubt." }

const renderPaper = (
  changes: Partial<Queries.PaperPartsFragment>,
  voices: readonly Queries.PaperVoiceFragment[] = [],
  others: readonly Queries.PublicationPartsFragment[] = [],
) =>
  render(
    <Paper
      paper={{ ...bare, ...changes }}
      labels={sections.papers}
      listTitle="All papers"
      voicesTitle="All quotes"
      voices={voices}
      others={others}
    />,
  )

it("says of a paper without further fields what is to come, and leads to other papers and the newsletter", () => {
  renderPaper({}, [], [{ ...bare, id: "dunes", title: "Dunes" }])
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent)
  expect(headings).toEqual(["Cracks", "Abstract", "Other student papers", "Dunes"])
  expect(screen.getByRole("region", { name: "Abstract" })).toHaveTextContent("The abstract follows.")
  expect(screen.getAllByText("In preparation")).toHaveLength(2)
  for (const [name, href] of [
    ["All papers", "/research/#publications"],
    ["News of student papers", "#footer-newsletter"],
    ["Dunes", "/research/dunes/"],
  ] as const)
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href)
})

it("links to the paper, and not to the newsletter", () => {
  renderPaper({ link: "https://example.org/cracks" })
  expect(screen.getByRole("link", { name: "Read the paper" })).toHaveAttribute("href", "https://example.org/cracks")
  expect(screen.queryByRole("link", { name: "News of student papers" })).not.toBeInTheDocument()
})

const highlight = {
  collageImages: ["a", "b", "c"].map((name) => `https://cdn.example/${name}.png`),
  collageImagesFile: null,
  collageImagesDarkFile: null,
  collageAlt: "Three plots",
  collageCaption: "Plots",
  paperLink: "https://example.org/talk",
}

it.each([
  [
    "the paper and to the talk",
    "paper",
    "https://example.org/cracks",
    ["https://example.org/cracks", "https://example.org/talk"],
  ],
  ["the talk while the paper is in preparation", "paper", "pending", ["https://example.org/talk"]],
  ["the talk once", "presentation", "https://example.org/talk", ["https://example.org/talk"]],
] as const)("links to %s, as its highlight does", (_what, linkKind, link, addresses) => {
  renderPaper({ highlight, linkKind, link })
  const links = screen.getAllByRole("link", { name: /^(Read the paper|Watch the presentation)$/ })
  expect(links.map((one) => one.getAttribute("href"))).toEqual(addresses)
})

it("shows the mentor and the track, with links to their papers", () => {
  renderPaper({ mentor: ada, track: physics })
  const region = screen.getByRole("region", { name: "Who and what is behind it" })
  expect(within(region).getByRole("article")).toHaveTextContent(String(ada.description))
  expect(region).toHaveTextContent("You start with simulations.")
  for (const [name, href] of [
    ["Their groups’ papers", "/team/#ada"],
    ["Physics", "/research/#track-physics"],
  ] as const)
    expect(within(region).getByRole("link", { name })).toHaveAttribute("href", href)
})

it("shows the picture of the track once: at the top and named so if the paper has no picture, otherwise below", () => {
  const { unmount } = renderPaper({ track: physics })
  const picture = screen.getByRole("img", { name: "Pendulum" })
  expect(picture.closest("figure")).toHaveTextContent("Capstone track: Physics. Four pendulums.")
  expect(picture.closest("header")).not.toBeNull()
  unmount()
  renderPaper({ track: physics, figures: [figureOf("One", "First")] })
  const region = screen.getByRole("region", { name: "Who and what is behind it" })
  expect(within(region).getByRole("img", { name: "Pendulum" }).closest("figure")).toHaveTextContent(/^Four pendulums.$/)
})

it("shows the abstract and what failed below their headings", () => {
  renderPaper({ abstract: ["We look.", "We see."], whatFailed: ["The lamp."] })
  expect(screen.getByRole("region", { name: "Abstract" })).toHaveTextContent("We look.We see.")
  expect(screen.getByRole("region", { name: "What failed" })).toHaveTextContent("The lamp.")
})

it("shows its figures with their captions, and not the pictures of its highlight", () => {
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
