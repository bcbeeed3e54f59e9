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

it("keeps the subject of the email as it is sent, and lets a translator change the other facts", () => {
  startSession({ name: "Maya Okafor", email: "maya@school.example" })
  const facts = ["Your letter", "Tomorrow"].map((value) => ({
    label: `About ${value}`,
    value,
    applyTo: null,
    closesAt: null,
    endOf: null,
    remark: null,
  }))
  const page = { ...text, email: { ...text.email, subject: "Your letter", facts } }
  render(<Acceptance text={page} email="hello@blast.example" historyState={null} />)
  expect(screen.getByText("Your letter").closest("[translate=no]")).not.toBeNull()
  expect(screen.getByText("Tomorrow").closest("[translate=no]")).toBeNull()
})
