import { render, screen } from "@testing-library/react"
import { installObservers } from "../../../test/observers"
import { Universities } from "./Universities"

const university = {
  id: "calder-bay",
  name: "University of Calder Bay",
  shortName: "Calder Bay",
  logo: null,
  logoFile: null,
  logoDarkFile: null,
}
const show = (logo: string | null) =>
  render(
    <Universities
      id="universities"
      text={{ eyebrow: null, title: "Universities", intro: null }}
      universities={[{ ...university, logo }]}
    />,
  )

beforeEach(() => {
  installObservers()
})

describe("Universities", () => {
  it("shows a logo with the full name as its alternative text", () => {
    show("https://cdn.example/calder-bay.png")
    expect(screen.getByRole("img", { name: "University of Calder Bay" })).toHaveAttribute(
      "src",
      "https://cdn.example/calder-bay.png",
    )
    expect(screen.queryByText("Calder Bay")).not.toBeInTheDocument()
  })

  it("shows the short and the full name if there is no logo", () => {
    show(null)
    expect(screen.getByText("Calder Bay")).toBeInTheDocument()
    expect(screen.getByText("University of Calder Bay")).toBeInTheDocument()
  })
})
