import { act, render } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { Counter } from "./Counter"

const counter = <Counter value={200} speed={20} />

let watch: (entry: { isIntersecting: boolean; intersectionRatio: number }) => void
let options: IntersectionObserverInit | undefined
let lessMotion = false

/** Stands in for the browser's: the test says how much of the element is seen. */
class FakeObserver {
  constructor(callback: (entries: object[]) => void, given?: IntersectionObserverInit) {
    options = given
    watch = (entry) => callback([entry])
  }
  observe() {}
  disconnect() {
    watch = () => {}
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  lessMotion = false
  watch = () => {}
  Object.assign(window, {
    IntersectionObserver: FakeObserver,
    matchMedia: (query: string) => ({ matches: lessMotion && query === "(prefers-reduced-motion: reduce)" }),
  })
})

afterEach(() => jest.useRealTimers())

const see = (intersectionRatio: number) =>
  act(() => watch({ isIntersecting: intersectionRatio > 0, intersectionRatio }))
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const shown = () => document.querySelector("[aria-hidden=true]")?.textContent ?? "the target"
const read = () => {
  const copy = document.body.cloneNode(true) as HTMLElement
  copy.querySelectorAll("[aria-hidden=true]").forEach((hidden) => hidden.remove())
  return copy.textContent
}

describe("Counter", () => {
  it("has the target, and it alone, in the HTML", () => {
    const frame = document.createElement("div")
    frame.innerHTML = renderToString(counter)
    expect(frame.textContent).toBe("200")
  })

  it("shows the target until it is seen", () => {
    render(counter)
    wait(5000)
    expect(shown()).toBe("the target")
  })

  it("counts from 0 in its steps, one every 50 ms, and stops at the target", () => {
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

  it("starts when a tenth of it is seen, not before", () => {
    render(counter)
    expect(options?.threshold).toContain(0.1)
    see(0.09)
    wait(500)
    expect(shown()).toBe("0")
    see(0.1)
    wait(50)
    expect(shown()).toBe("20")
  })

  it("pauses out of sight and goes on from there", () => {
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

  it("does not go beyond a target that is no multiple of its step", () => {
    render(<Counter value={50} speed={20} />)
    see(1)
    wait(150)
    expect(document.body.textContent).toBe("50")
  })

  it("tells screen readers the target at all times", () => {
    render(counter)
    expect(read()).toBe("200")
    see(1)
    wait(100)
    expect(read()).toBe("200")
  })

  it("stands still where less motion is asked for", () => {
    lessMotion = true
    render(counter)
    see(1)
    wait(100)
    expect(shown()).toBe("the target")
  })
})
