import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { installObservers, setInView } from "../../../test/observers"
import { LogoStrip } from "./LogoStrip"

const logos = ["Northmere", "Calder Bay", "Quillhaven"].map((name) => ({ key: name, content: name }))
const strip = <LogoStrip label="Universities" logos={logos} />
const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) })

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const frame = () => screen.getByRole("group", { name: "Universities" })
const list = () => screen.getByRole("list")
/** Pixels that the strip has gone. */
const gone = () =>
  Math.abs(Number(/translate3d\((-?[\d.]+)px/.exec(list().parentElement?.style.transform ?? "")?.[1] ?? 0))

/** Jsdom lays nothing out: the list is 900 px wide in a frame of the width given. */
function layOut(frameWidth: number) {
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(frameWidth)
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ width: 900 } as DOMRect)
}

beforeEach(() => {
  jest.useFakeTimers()
  installObservers()
  layOut(500)
})

afterEach(() => {
  jest.useRealTimers()
})

describe("LogoStrip", () => {
  it("moves 30 px a second while in view", () => {
    render(strip)
    pass(500)
    expect(gone()).toBe(0)
    setInView(true)
    pass(1016)
    expect(gone()).toBeGreaterThan(28)
    expect(gone()).toBeLessThan(32)
    setInView(false)
    const rested = gone()
    pass(1000)
    expect(gone()).toBe(rested)
  })

  it("repeats the names for the eye only", () => {
    render(strip)
    expect(document.querySelectorAll("li")).toHaveLength(6)
    expect(screen.getAllByRole("listitem")).toHaveLength(3)
  })

  it("stops by its button and stays stopped, and goes on by it", async () => {
    render(strip)
    setInView(true)
    await user.click(screen.getByRole("button", { name: "Stop moving the names" }))
    const rested = gone()
    await user.unhover(screen.getByRole("button", { name: "Start moving the names" }))
    pass(1000)
    expect(gone()).toBe(rested)
    await user.click(screen.getByRole("button", { name: "Start moving the names" }))
    pass(1000)
    expect(gone()).toBeGreaterThan(rested)
  })

  it("waits under the mouse and under the focus", async () => {
    render(strip)
    setInView(true)
    await user.hover(list())
    const rested = gone()
    pass(1000)
    expect(gone()).toBe(rested)
    await user.unhover(frame())
    act(() => frame().focus())
    pass(1000)
    expect(gone()).toBe(rested)
    act(() => frame().blur())
    pass(1000)
    expect(gone()).toBeGreaterThan(rested)
  })

  it.each([
    ["all names are seen at once", 1000, []],
    ["one wants reduced motion", 500, ["(prefers-reduced-motion: reduce)"]],
  ])("is still, without a button and without repetition, where %s", (_, width, matching) => {
    installObservers({ matching })
    layOut(width)
    render(strip)
    setInView(true)
    pass(1000)
    expect(gone()).toBe(0)
    expect(document.querySelectorAll("li")).toHaveLength(3)
    expect(screen.queryByRole("button")).not.toBeInTheDocument()
  })
})
