import { render, screen } from "@testing-library/react"
import { ParentAnswer } from "./ParentAnswer"

it("shows the links of an answer below its text, and opens a document in a new tab", () => {
  const links = [
    { label: "Terms", href: "/documents/terms.pdf" },
    { label: "Apply", href: "/apply/" },
  ]
  render(<ParentAnswer answer={{ id: "terms", title: "Terms", facts: null, body: ["Read the terms."], links }} />)
  const [terms, apply] = screen.getAllByRole("link")
  expect(screen.getByText("Read the terms.").compareDocumentPosition(terms as HTMLElement)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(terms).toHaveAttribute("target", "_blank")
  expect(apply).toHaveAttribute("href", "/apply/")
  expect(apply).not.toHaveAttribute("target")
})
