import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { installObservers } from "../../../test/observers"
import LetterPreview from "./LetterPreview"

const texts = { heading: "Congratulations", body: [], nextSteps: [], documents: [], closing: "", celebrate: false }
const letter = texts as unknown as Queries.LetterPartsFragment
const site = {
  name: "BLAST AI",
  email: "hello@blast.example",
  financialAid: { application: { label: "Aid", href: "/aid" } },
}

// jsdom has no fetch, so a lookup would throw.
it("shows the letter for the chosen sample name without a lookup", async () => {
  installObservers()
  render(<LetterPreview page="letter" letter={letter} programs={[]} site={site} userId="preview" />)
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Congratulations, Mira Lanternfield")
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sample name" }), "one letter")
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Congratulations, O$/)
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sample name" }), "no name")
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Congratulations$/)
})
