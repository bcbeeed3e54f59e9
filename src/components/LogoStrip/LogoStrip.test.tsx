import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { installObservers, setInView } from "../../../test/observers"
import { LogoStrip } from "./LogoStrip"

const logos = ["Northmere", "Calder Bay", "Quillhaven"].map((name) => ({ key: name, content: name }))
const strip = <LogoStrip label="Universities" logos={logos} />
const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) })

const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const frame = () => screen.getByRole("group", { name: "Universities" })
const list = () => screen.getByRole("list")
/** Pixels that the marquee has moved. */
const offset = () =>
  Math.abs(Number(/translate3d\((-?[\d.]+)px/.exec(list().parentElement?.style.transform ?? "")?.[1] ?? 0))

/** Fakes the layout, which jsdom lacks: a list of 900 px in a frame of the given width. */
function fakeLayout(frameWidth: number) {
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(frameWidth)
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ width: 900 } as DOMRect)
}

beforeEach(() => {
  jest.useFakeTimers()
  installObservers()
  fakeLayout(500)
})

afterEach(() => {
  jest.useRealTimers()
})

describe("LogoStrip", () => {
  it("moves 30 px per second while it is in the viewport", () => {
    render(strip)
    passTime(500)
    expect(offset()).toBe(0)
    setInView(true)
    passTime(1016)
    expect(offset()).toBeGreaterThan(28)
    expect(offset()).toBeLessThan(32)
    setInView(false)
    const stoppedAt = offset()
    passTime(1000)
    expect(offset()).toBe(stoppedAt)
  })

  it("hides the second copy of the logos from screen readers", () => {
    render(strip)
    expect(document.querySelectorAll("li")).toHaveLength(6)
    expect(screen.getAllByRole("listitem")).toHaveLength(3)
  })

  it("stays paused after a click on its button, until the visitor starts it again", async () => {
    render(strip)
    setInView(true)
    await user.click(screen.getByRole("button", { name: "Stop moving the names" }))
    const stoppedAt = offset()
    await user.unhover(screen.getByRole("button", { name: "Start moving the names" }))
    passTime(1000)
    expect(offset()).toBe(stoppedAt)
    await user.click(screen.getByRole("button", { name: "Start moving the names" }))
    passTime(1000)
    expect(offset()).toBeGreaterThan(stoppedAt)
  })

  it("stops while the mouse is over it or the focus is in it", async () => {
    render(strip)
    setInView(true)
    await user.hover(list())
    const stoppedAt = offset()
    passTime(1000)
    expect(offset()).toBe(stoppedAt)
    await user.unhover(frame())
    act(() => frame().focus())
    passTime(1000)
    expect(offset()).toBe(stoppedAt)
    act(() => frame().blur())
    passTime(1000)
    expect(offset()).toBeGreaterThan(stoppedAt)
  })

  it.each([
    ["the frame shows all logos", 1000, []],
    ["the visitor prefers reduced motion", 500, ["(prefers-reduced-motion: reduce)"]],
  ])("does not move, and has no button and no second copy of the logos, if %s", (_, width, matching) => {
    installObservers({ matching })
    fakeLayout(width)
    render(strip)
    setInView(true)
    passTime(1000)
    expect(offset()).toBe(0)
    expect(document.querySelectorAll("li")).toHaveLength(3)
    expect(screen.queryByRole("button")).not.toBeInTheDocument()
  })
})
