import { act, fireEvent, render, screen } from "@testing-library/react"
import { addDialog } from "../../../test/dialog"
import { Modal } from "./Modal"

const onClose = jest.fn()

beforeEach(() => {
  addDialog()
  jest.useFakeTimers()
})

function open() {
  render(
    <Modal title="News" onClose={onClose}>
      <input aria-label="Field" />
    </Modal>,
  )
}
/** Passes a frame and the task after it. */
const passFrame = () => act(() => jest.advanceTimersByTime(20))
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
  passFrame()
  expect(onClose).not.toHaveBeenCalled()
  press(dialog(), dialog())
  passFrame()
  expect(onClose).toHaveBeenCalledTimes(1)
})

it("is hidden at once on the x button, and calls onClose once, after the next frame", () => {
  open()
  const button = screen.getByRole("button", { name: "Close" })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(dialog()).toHaveAttribute("data-state", "closing")
  jest.advanceTimersToNextFrame()
  expect(onClose).not.toHaveBeenCalled()
  passFrame()
  expect(onClose).toHaveBeenCalledTimes(1)
})
