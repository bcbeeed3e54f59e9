import { act, fireEvent, render, screen } from "@testing-library/react"
import { Reveal } from "./Reveal"

const viewportHeight = window.innerHeight
const setupDelay = 100 // ms (specification, section 9)
const checkInterval = 30 // ms (specification, section 9)

/** Position of each block, in CSS pixels below the top of the viewport. */
let topOf: Record<string, number>

beforeEach(() => {
  jest.useFakeTimers()
  topOf = {}
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const top = topOf[this.textContent ?? ""] ?? 0
    return { top, bottom: top + 50 } as DOMRect
  })
})

const block = (name: string) => screen.getByText(name)
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const scrollTo = (name: string, top: number) => {
  topOf[name] = top
  fireEvent.scroll(window)
}

describe("Reveal", () => {
  it.each([
    ["below", viewportHeight + 41, viewportHeight + 40],
    ["above", -50 - 41, -50 - 40],
  ])("reveals a block within its offset %s the viewport", (_where, outside, inside) => {
    topOf.A = outside
    render(<Reveal offset={40}>A</Reveal>)
    wait(setupDelay + checkInterval)
    expect(block("A")).not.toHaveClass("is-revealed")
    scrollTo("A", inside)
    wait(checkInterval)
    expect(block("A")).toHaveClass("is-revealed")
  })

  it("leaves a block below its place until 64 px of it are visible, and until it is revealed", () => {
    topOf.A = viewportHeight + 1
    render(<Reveal delay={400}>A</Reveal>)
    wait(setupDelay)
    expect(block("A")).toHaveAttribute("data-state", "below")
    scrollTo("A", viewportHeight - 65)
    wait(checkInterval)
    expect(block("A")).toHaveAttribute("data-state", "seen")
    expect(block("A")).not.toHaveClass("is-revealed")
    wait(400)
    expect(block("A")).toHaveClass("is-revealed")
  })

  it("does not move a revealed block of which less than 64 px are visible", () => {
    topOf.A = viewportHeight + 1
    render(<Reveal>A</Reveal>)
    wait(setupDelay + checkInterval)
    scrollTo("A", viewportHeight - 64)
    wait(checkInterval)
    expect(block("A")).toHaveClass("is-revealed")
    expect(block("A")).toHaveAttribute("data-state", "below")
  })

  it("reveals a block only after its delay", () => {
    render(<Reveal delay={400}>A</Reveal>)
    wait(setupDelay + 399)
    expect(block("A")).not.toHaveClass("is-revealed")
    wait(1)
    expect(block("A")).toHaveClass("is-revealed")
  })

  it("checks at most every 30 ms while the page scrolls, and once more at the end", () => {
    topOf.A = viewportHeight + 900
    render(<Reveal>A</Reveal>)
    wait(200)
    const measurements = jest.mocked(Element.prototype.getBoundingClientRect)
    measurements.mockClear()
    for (let time = 0; time < 90; time += 5) {
      fireEvent.scroll(window)
      wait(5)
    }
    wait(100)
    expect(measurements.mock.calls.length).toBeLessThanOrEqual(4)
    expect(measurements.mock.calls.length).toBeGreaterThan(1)
  })

  it("does not reveal a block that unmounts during its delay", () => {
    const { unmount } = render(<Reveal delay={400}>A</Reveal>)
    wait(150)
    const removed = block("A")
    unmount()
    wait(1000)
    expect(removed).not.toHaveClass("is-revealed")
  })
})
