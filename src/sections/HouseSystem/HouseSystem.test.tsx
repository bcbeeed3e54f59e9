import { render, screen, within } from "@testing-library/react"
import { installObservers } from "../../../test/observers"
import { HouseSystem } from "./HouseSystem"

const house = (name: string, emblem: string | null) => ({
  name,
  motto: `Motto of ${name}`,
  namesake: `Namesake of ${name}`,
  emblem,
  emblemFile: null,
  emblemDarkFile: null,
})

beforeEach(() => {
  installObservers()
})

describe("HouseSystem", () => {
  it("shows the emblem of a house as decoration, and a house without an emblem", () => {
    render(
      <HouseSystem
        id="houses"
        text={{ eyebrow: null, title: "Houses", intro: null }}
        paragraphs={["Every student belongs to a house."]}
        houses={[house("Gradient", "https://cdn.example/gradient.png"), house("Kernel", null)]}
      />,
    )
    const [gradient, kernel] = screen.getAllByRole("listitem")
    expect(within(gradient as HTMLElement).getByRole("presentation")).toHaveAttribute(
      "src",
      "https://cdn.example/gradient.png",
    )
    expect(within(kernel as HTMLElement).getByRole("heading", { name: "Kernel" })).toBeInTheDocument()
    expect(within(kernel as HTMLElement).queryByRole("presentation")).not.toBeInTheDocument()
  })
})
