import { render, screen } from "@testing-library/react"
import { installObservers } from "../../../test/observers"
import { Universities } from "./Universities"

const university = { id: "calder-bay", name: "University of Calder Bay", shortName: "Calder Bay" }
const files = { logoFile: null, logoDarkFile: null }

it.each([
  ["https://cdn.example/calder-bay.png", 0],
  [null, 1],
])("shows the logo with the full name as its alternative text, or both names without a logo: %j", (logo, names) => {
  installObservers()
  const allUniversity = { nodes: [{ ...university, ...files, logo }] }
  render(<Universities id="universities" text={{ title: "Universities" }} data={{ allUniversity }} />)
  expect(screen.queryAllByRole("img", { name: "University of Calder Bay" })).toHaveLength(1 - names)
  expect(screen.queryAllByText("Calder Bay")).toHaveLength(names)
  expect(screen.queryAllByText("University of Calder Bay")).toHaveLength(names)
})
