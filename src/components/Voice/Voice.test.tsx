import { render, screen } from "@testing-library/react"
import { Voice } from "./Voice"

it("lets a quote and a name have another direction than the page", () => {
  render(<Voice voice={{ name: "يوسف ع.", title: "Student", text: "تعلمت الكثير." }} />)
  expect(screen.getByText("تعلمت الكثير.")).toHaveAttribute("dir", "auto")
  expect(screen.getByText("يوسف ع.").tagName).toBe("BDI")
})
