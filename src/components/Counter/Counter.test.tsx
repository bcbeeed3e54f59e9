import { act, render } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { installObservers } from "../../../test/observers"
import { Counter } from "./Counter"

const counter = <Counter value={200} speed={20} />

let notify: (entry: { isIntersecting: boolean; intersectionRatio: number }) => void
let options: IntersectionObserverInit | undefined

class FakeObserver {
  constructor(callback: (entries: object[]) => void, given?: IntersectionObserverInit) {
    options = given
    notify = (entry) => callback([entry])
  }
  observe() {}
  disconnect() {
    notify = () => {}
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  notify = () => {}
  installObservers()
  Object.assign(window, { IntersectionObserver: FakeObserver })
})

afterEach(() => jest.useRealTimers())

/** Reports how much of the element is in the viewport. */
const see = (intersectionRatio: number) =>
  act(() => notify({ isIntersecting: intersectionRatio > 0, intersectionRatio }))
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const shown = () => document.querySelector("[aria-hidden=true]")?.textContent ?? "the target"
/** Text of the page without `aria-hidden` elements. */
const accessibleText = () => {
  const copy = document.body.cloneNode(true) as HTMLElement
  copy.querySelectorAll("[aria-hidden=true]").forEach((hidden) => hidden.remove())
  return copy.textContent
}

describe("Counter", () => {
  it("renders only the target on the server", () => {
    const frame = document.createElement("div")
    frame.innerHTML = renderToString(counter)
    expect(frame.textContent).toBe("200")
  })

  it("shows the target until it enters the viewport", () => {
    render(counter)
    wait(5000)
    expect(shown()).toBe("the target")
  })

  it("counts from 0, adds one step every 50 ms, and stops at the target", () => {
    render(counter)
    see(0.5)
    expect(shown()).toBe("0")
    wait(49)
    expect(shown()).toBe("0")
    wait(1)
    expect(shown()).toBe("20")
    wait(8 * 50)
    expect(shown()).toBe("180")
    wait(50)
    expect(shown()).toBe("the target")
    wait(5000)
    expect(document.body.textContent).toBe("200")
    expect(jest.getTimerCount()).toBe(0)
  })

  it("starts when 10% of it are in the viewport, not before", () => {
    render(counter)
    expect(options?.threshold).toContain(0.1)
    see(0.09)
    wait(500)
    expect(shown()).toBe("0")
    see(0.1)
    wait(50)
    expect(shown()).toBe("20")
  })

  it("pauses outside the viewport and continues from the same count", () => {
    render(counter)
    see(1)
    wait(100)
    see(0)
    wait(5000)
    expect(shown()).toBe("40")
    see(1)
    wait(50)
    expect(shown()).toBe("60")
  })

  it("does not exceed a target that is not a multiple of its step", () => {
    render(<Counter value={50} speed={20} />)
    see(1)
    wait(150)
    expect(document.body.textContent).toBe("50")
  })

  it("always gives screen readers the target", () => {
    render(counter)
    expect(accessibleText()).toBe("200")
    see(1)
    wait(100)
    expect(accessibleText()).toBe("200")
  })

  it("shows the target under reduced motion", () => {
    installObservers({ matching: ["(prefers-reduced-motion: reduce)"] })
    Object.assign(window, { IntersectionObserver: FakeObserver })
    render(counter)
    see(1)
    wait(100)
    expect(shown()).toBe("the target")
  })
})
