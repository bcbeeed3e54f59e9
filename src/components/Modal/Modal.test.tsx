import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { addDialog } from "../../../test/dialog"
import { Modal } from "./Modal"

const onClose = jest.fn()

beforeEach(() => {
  addDialog()
  onClose.mockReset()
})

function open() {
  render(<button>Opener</button>)
  screen.getByRole("button", { name: "Opener" }).focus()
  return render(
    <Modal title="News" onClose={onClose}>
      <input aria-label="Field" />
    </Modal>,
  )
}
const dialog = () => screen.getByRole("dialog", { name: "News" })

it("opens as a modal, with the initial focus on its title and with scroll locked", () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal")
  open()
  expect(showModal).toHaveBeenCalledTimes(1)
  expect(screen.getByRole("heading", { name: "News" })).toHaveFocus()
  expect(document.documentElement.style.overflow).toBe("hidden")
})

it("unlocks scroll and restores the focus when it unmounts", () => {
  open().unmount()
  expect(document.documentElement.style.overflow).toBe("")
  expect(screen.getByRole("button", { name: "Opener" })).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
})

it("calls onClose on a click on the x button", async () => {
  open()
  await userEvent.click(screen.getByRole("button", { name: "Close" }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it("calls onClose on Escape and does not close by itself", () => {
  open()
  const escape = new Event("cancel", { cancelable: true })
  fireEvent(dialog(), escape)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(escape.defaultPrevented).toBe(true)
})

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

it("traps the focus: Tab and Shift+Tab cycle inside", async () => {
  open()
  const [field, close] = [screen.getByRole("textbox"), screen.getByRole("button", { name: "Close" })]
  await userEvent.tab({ shift: true })
  expect(close).toHaveFocus()
  await userEvent.tab()
  expect(field).toHaveFocus()
  await userEvent.tab()
  expect(close).toHaveFocus()
  await userEvent.tab()
  expect(field).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(close).toHaveFocus()
})
