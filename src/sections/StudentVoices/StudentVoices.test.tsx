import { render, screen } from "@testing-library/react"
import { installObservers } from "../../../test/observers"
import { StudentVoices } from "./StudentVoices"

beforeEach(installObservers)

it("does not repeat the quote at the top of the page", () => {
  const quote = { id: "noor", name: "Noor A.", title: "Junior", text: "I doubt.", publication: null }
  const nodes = [quote, { ...quote, id: "bo", name: "Bo" }]
  render(
    <StudentVoices id="students" text={{ title: "Students" }} shown={quote} data={{ allTestimonial: { nodes } }} />,
  )
  expect(screen.getAllByRole("figure").map(({ textContent }) => textContent)).toEqual(["I doubt.BoJunior"])
})

it("repeats the quote at the top of the page if there is no other", () => {
  const quote = { id: "noor", name: "Noor A.", title: "Junior", text: "I doubt.", publication: null }
  render(
    <StudentVoices
      id="students"
      text={{ title: "Students" }}
      shown={quote}
      data={{ allTestimonial: { nodes: [quote] } }}
    />,
  )
  expect(screen.getAllByRole("figure")).toHaveLength(1)
})

it("links a quote to the paper of its student", () => {
  const quote = { id: "noor", name: "Noor A.", title: "Junior", text: "I doubt.", publication: null }
  const publication = { id: "cracks", title: "Cracks" }
  const nodes = [quote, { ...quote, id: "bo", name: "Bo", publication }]
  render(<StudentVoices id="students" text={{ title: "Students" }} data={{ allTestimonial: { nodes } }} />)
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/research/cracks/"])
  expect(screen.getByRole("link", { name: "Cracks" }).closest("figure")).toHaveTextContent("Bo")
})
