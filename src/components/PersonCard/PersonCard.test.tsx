import { render, screen } from "@testing-library/react"
import { initialsOf, PersonCard } from "./PersonCard"

const person = { name: "Ada King Lovelace", role: "Research Mentor", description: "Writes the first programs." }

describe("PersonCard", () => {
  it("shows the portrait with its alternative text, or the initials without a portrait", () => {
    const src = "https://cdn.example/ada.jpg"
    const { rerender } = render(
      <PersonCard person={{ ...person, imageSrc: src, imageAlt: "Ada at her desk" }} sizes="10rem" />,
    )
    expect(screen.getByRole("img", { name: "Ada at her desk" })).toHaveAttribute("src", src)
    rerender(<PersonCard person={person} sizes="10rem" />)
    expect(screen.getByText("AL")).toBeInTheDocument()
  })

  it("shows the university of a person who names one", () => {
    const { container, rerender } = render(
      <PersonCard person={{ ...person, alumniOf: { name: "Northmere" } }} sizes="10rem" />,
    )
    expect(container).toHaveTextContent("Research MentorNorthmereWrites the first programs.")
    rerender(<PersonCard person={person} sizes="10rem" />)
    expect(container).toHaveTextContent("Research MentorWrites the first programs.")
  })

  it("lets a name have another direction than the page", () => {
    render(<PersonCard person={{ ...person, name: "يوسف ع." }} sizes="10rem" />)
    expect(screen.getByText("يوسف ع.").tagName).toBe("BDI")
  })

  it.each([
    ["Ada King Lovelace", "AL"],
    ["  Plato ", "P"],
    ["élodie 𝒳u", "É𝒳"],
    ["", ""],
  ])("abbreviates %j to %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
