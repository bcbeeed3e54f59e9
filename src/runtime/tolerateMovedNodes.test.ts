import { tolerateMovedNodes } from "./tolerateMovedNodes"

const { insertBefore, removeChild } = Node.prototype

beforeEach(() => {
  tolerateMovedNodes()
  document.body.innerHTML = "<p><b>first</b><i>second</i></p>"
})

afterEach(() => Object.assign(Node.prototype, { insertBefore, removeChild }))

const paragraph = () => document.querySelector("p") as HTMLElement
const element = (name: string) => document.querySelector(name) as HTMLElement

/** Moves an element into another one, as a translator does. */
function move(name: string): HTMLElement {
  const moved = element(name)
  const font = document.createElement("font")
  moved.replaceWith(font)
  font.append(moved)
  return moved
}

it("removes and inserts children as the browser does", () => {
  expect(paragraph().removeChild(element("b"))).toHaveTextContent("first")
  paragraph().insertBefore(document.createElement("u"), element("i"))
  paragraph().insertBefore(document.createElement("s"), null)
  expect(paragraph()).toContainHTML("<u></u><i>second</i><s></s>")
})

it("removes a node that was moved", () => {
  paragraph().removeChild(move("b"))
  expect(paragraph().textContent).toBe("second")
})

it("leaves a node that was removed", () => {
  const removed = element("b")
  removed.remove()
  expect(paragraph().removeChild(removed)).toBe(removed)
})

it("inserts a node at the end if the node after it was moved", () => {
  const moved = move("b")
  paragraph().insertBefore(document.createElement("u"), moved)
  expect(paragraph().lastElementChild?.tagName).toBe("U")
})
