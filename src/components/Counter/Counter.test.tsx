import { act, render } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { installObservers } from "../../../test/observers"
import { Counter } from "./Counter"

const counter = <Counter value={200} speed={20} />

let notify: (entry: { isIntersecting: boolean; intersectionRatio: number }) => void
let options: IntersectionObserverInit | undefined

class FakeObserver {
  constructor(callback: (entries: object[]) => void, init?: IntersectionObserverInit) {
    options = init
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

/** Reports which fraction of the element is in the viewport. */
const setVisibleFraction = (intersectionRatio: number) =>
  act(() => notify({ isIntersecting: intersectionRatio > 0, intersectionRatio }))
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
/** Returns the animated count. */
const shown = () => document.querySelector("[aria-hidden=true]")?.textContent ?? "the target"
/** Text of the page without `aria-hidden` elements. */
const accessibleText = () => {
  const copy = document.body.cloneNode(true) as HTMLElement
  copy.querySelectorAll("[aria-hidden=true]").forEach((hidden) => hidden.remove())
  return copy.textContent
}

describe("Counter", () => {
  it("renders only the target on the server", () => {
    const container = document.createElement("div")
    container.innerHTML = renderToString(counter)
    expect(container.textContent).toBe("200")
  })

  it("shows the target until it enters the viewport", () => {
    render(counter)
    wait(5000)
    expect(shown()).toBe("the target")
  })

  it("counts from 0, adds one step every 50 ms, and stops at the target", () => {
    render(counter)
    setVisibleFraction(0.5)
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

  it("starts to count when 10% of the element is in the viewport, not before", () => {
    render(counter)
    expect(options?.threshold).toContain(0.1)
    setVisibleFraction(0.09)
    wait(500)
    expect(shown()).toBe("0")
    setVisibleFraction(0.1)
    wait(50)
    expect(shown()).toBe("20")
  })

  it("pauses outside the viewport and continues from the same count", () => {
    render(counter)
    setVisibleFraction(1)
    wait(100)
    setVisibleFraction(0)
    wait(5000)
    expect(shown()).toBe("40")
    setVisibleFraction(1)
    wait(50)
    expect(shown()).toBe("60")
  })

  it("does not exceed a target that is not a multiple of the step", () => {
    render(<Counter value={50} speed={20} />)
    setVisibleFraction(1)
    wait(150)
    expect(document.body.textContent).toBe("50")
  })

  it("always gives screen readers the target", () => {
    render(counter)
    expect(accessibleText()).toBe("200")
    setVisibleFraction(1)
    wait(100)
    expect(accessibleText()).toBe("200")
  })

  it("shows the target under reduced motion", () => {
    installObservers({ matching: ["(prefers-reduced-motion: reduce)"] })
    Object.assign(window, { IntersectionObserver: FakeObserver })
    render(counter)
    setVisibleFraction(1)
    wait(100)
    expect(shown()).toBe("the target")
  })
})
