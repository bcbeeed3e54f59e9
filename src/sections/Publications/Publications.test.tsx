import { render, screen, within } from "@testing-library/react"
import sections from "../../../test/content/sections.json"
import { hasPublicationPictures, PublicationPictures } from "./PublicationPictures"
import { Publications } from "./Publications"

const publication = {
  track: null,
  figures: null,
  authors: null,
  year: null,
  venue: null,
  mentor: null,
  highlight: null,
  summary: null,
  awaitingReview: false,
  linkKind: "paper",
  link: "pending",
}
const highlight = {
  collageImages: ["https://cdn.example/a.png", "https://cdn.example/b.png", "https://cdn.example/c.png"],
  collageImagesFile: null,
  collageImagesDarkFile: null,
  collageAlt: "Three plots",
}
const trackOf = (id: string, title: string) => ({
  id,
  title,
  description: "",
  imageSrc: `https://cdn.example/${id}.png`,
  imageSrcFile: null,
  imageSrcDarkFile: null,
  imageAlt: `Drawing of ${title}`,
  caption: null,
  link: "/research/",
  dateInfo: "",
})
const tracks = [trackOf("biology", "Biology"), trackOf("physics", "Physics")] as const
const text = { title: "Publications" }
type Paper = Queries.PublicationsDataFragment["allPublication"]["nodes"][number]
type Changes = Partial<Paper> & { id: string; title: string }
const dataOf = (...changes: Changes[]) => {
  const allPublication = { nodes: changes.map((change) => ({ ...publication, ...change })) }
  return { sharedSections: sections, allPublication, allCapstoneTrack: { nodes: tracks } }
}
const renderPublications = (...changes: Changes[]) =>
  render(<Publications id="publications" text={text} data={dataOf(...changes)} />)

it("links to the page of a paper, and to the paper", () => {
  renderPublications({ id: "a", title: "Cracks", link: "https://example.org/cracks" })
  expect(screen.getByRole("link", { name: "Cracks" })).toHaveAttribute("href", "/research/a/")
  const link = screen.getByRole("link", { name: /^Read the paper\s?: Cracks$/ })
  expect(link).toHaveAttribute("href", "https://example.org/cracks")
})

it("lists the papers of each track at the anchor of the track, or says that there are none", () => {
  const { container } = renderPublications({ id: "a", title: "Cracks", track: tracks[1] })
  const [biology, physics] = ["#track-biology", "#track-physics"].map((id) => container.querySelector(id))
  expect(biology).toHaveTextContent("BiologyNo papers yet")
  expect(physics).toHaveTextContent("PhysicsCracks")
  expect(physics?.querySelector("a")).toHaveAttribute("href", "/research/a/")
})

it("names the track of a paper, whose picture takes the place of a missing one", () => {
  renderPublications(
    { id: "a", title: "Cracks", track: tracks[1] },
    { id: "b", title: "Dunes", track: tracks[0], highlight },
  )
  const cards = screen.getAllByRole("article")
  expect(cards[0]).toHaveTextContent("Capstone track: Physics")
  expect(cards[1]).toHaveTextContent("Capstone track: Biology")
  expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("alt") ?? picture.ariaLabel)).toEqual([
    "Drawing of Physics",
    "Three plots",
  ])
})

it("says that a pending paper is in preparation or awaits review, and links only to its page", () => {
  renderPublications({ id: "a", title: "Cracks" }, { id: "b", title: "Dunes", awaitingReview: true })
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/research/a/", "/research/b/"])
  expect(screen.getByText("In preparation").closest("li")).toHaveTextContent("Cracks")
  expect(screen.getByText("Awaiting review").closest("li")).toHaveTextContent("Dunes")
})

it("shows what content says of a paper", () => {
  const mentor = { id: "ada", name: "Ada L." }
  renderPublications({ id: "a", title: "Cracks", authors: "Bo", year: 2024, venue: "A workshop", mentor, highlight })
  const pictures = screen.getByRole("img", { name: "Three plots" })
  expect([...pictures.querySelectorAll("img")].map(({ src }) => src)).toEqual(highlight.collageImages)
  expect(screen.getByText("Bo")).toBeInTheDocument()
  expect(screen.getByText("2024 · A workshop")).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Ada L." })).toHaveAttribute("href", "/team/#ada")
})

it("leaves out what content does not say of a paper", () => {
  const { container } = renderPublications({ id: "a", title: "Cracks", year: 2024 }, { id: "b", title: "Dunes" })
  expect(screen.getByText("2024")).toBeInTheDocument()
  expect(container.querySelector("#publication-b")).toHaveTextContent(/^DunesIn preparation$/)
})

it("links the first picture of up to six papers to their pages", () => {
  const titles = ["A", "B", "C", "D", "E", "F", "G"]
  const papers = titles.map((title) => ({ id: title.toLowerCase(), title, highlight }))
  render(<PublicationPictures caption={null} data={dataOf({ id: "x", title: "X" }, ...papers)} />)
  const links = screen.getAllByRole("link")
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    ["a", "b", "c", "d", "e", "f"].map((id) => `/research/${id}/`),
  )
  const [first] = links.map((link) => within(link).getByRole("img"))
  expect(first).toHaveAccessibleName("A")
  expect(first).toHaveAttribute("src", highlight.collageImages[0])
})

it("says whether a paper has pictures", () => {
  const without = { id: "x", title: "X" }
  expect(hasPublicationPictures(dataOf(without))).toBe(false)
  expect(hasPublicationPictures(dataOf(without, { id: "a", title: "A", highlight }))).toBe(true)
})
