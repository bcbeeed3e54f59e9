import { render, screen } from "@testing-library/react"
import text from "../../../test/content/pages/acceptance.json"
import { startSession } from "../../features/sign-in/session"
import { Acceptance } from "./Acceptance"

it("lets a translator change the greeting, but not the name", () => {
  startSession({ name: "Maya Okafor", email: "maya@school.example" })
  const page = { ...text, email: { ...text.email, facts: [] } }
  render(<Acceptance text={page} email="hello@blast.example" historyState={null} />)
  expect(screen.getByText("Maya Okafor").closest("[translate=no]")).toHaveTextContent(/^Maya Okafor$/)
})
