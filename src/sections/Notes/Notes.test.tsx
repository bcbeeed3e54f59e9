import { render, screen } from "@testing-library/react"
import { Notes } from "./Notes"

it("shows each text below its heading, and the link of a text that has one", () => {
  const link = { label: "How we decide", href: "/parents/#selection" }
  render(
    <Notes
      notes={[
        { title: "Next", text: "We decide.", link },
        { title: "Aid", text: "Write first.", link: null },
      ]}
    />,
  )
  const [next, aid] = screen.getAllByRole("listitem")
  expect(next).toHaveTextContent("NextWe decide.How we decide")
  expect(aid).toHaveTextContent(/^AidWrite first\.$/)
  expect(screen.getByRole("link")).toHaveAttribute("href", "/parents/#selection")
})

it("shows links to choose from as buttons", () => {
  const link = { label: "Compare", href: "/apply/" }
  render(<Notes notes={[{ title: "Not sure yet", text: "Compare both.", link }]} hasButtons />)
  expect(screen.getByRole("link", { name: "Compare" })).toHaveClass("button", "quiet")
})
