import { fireEvent, render, screen } from "@testing-library/react"
import { addDialog } from "../../../test/dialog"
import { Modal } from "./Modal"

const onClose = jest.fn()

beforeEach(addDialog)

function open() {
  render(
    <Modal title="News" onClose={onClose}>
      <input aria-label="Field" />
    </Modal>,
  )
}
const dialog = () => screen.getByRole("dialog", { name: "News" })

it("calls onClose when the browser closes the dialog", () => {
  open()
  fireEvent(dialog(), new Event("close"))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it("calls onClose on a press that starts and ends on the backdrop, and on no other press", () => {
  open()
  const press = (from: Element, to: Element) => {
    fireEvent(from, new MouseEvent("pointerdown", { bubbles: true }))
    fireEvent.click(to)
  }
  press(screen.getByRole("heading"), screen.getByRole("heading"))
  press(screen.getByRole("textbox"), dialog())
  expect(onClose).not.toHaveBeenCalled()
  press(dialog(), dialog())
  expect(onClose).toHaveBeenCalledTimes(1)
})
