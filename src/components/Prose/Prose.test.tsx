import { render } from "@testing-library/react"
import { Prose } from "./Prose"

it("shows the lines of a quoted text as paragraphs and as the points of a list", () => {
  const { container } = render(
    <Prose paragraphs={["One.", "We ask you:\n• to come;\n• to tell us.\nThank you.\n• A point."]} />,
  )
  expect(container.firstElementChild?.innerHTML).toBe(
    "<p>One.</p><p>We ask you:</p><ul><li>to come;</li><li>to tell us.</li></ul><p>Thank you.</p><ul><li>A point.</li></ul>",
  )
})
