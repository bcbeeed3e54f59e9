import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { installObservers, setInView } from "../../../test/observers"
import { Carousel } from "./Carousel"
import { rotationPause } from "./useRotation"

const slides = Array.from({ length: 7 }, (_, index) => ({
  key: `${index}`,
  content: <a href="/">Paper {index + 1}</a>,
}))
const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) })

const words = () => screen.getByText(/^Slides? [\d, ]+ of 7$/)
const press = (name: string) => act(() => screen.getByRole("button", { name }).click())

/** Lets time pass in small steps: what a timer changes has to be drawn before the next one counts on it. */
function pass(milliseconds: number) {
  for (let gone = 0; gone < milliseconds; gone += 50) act(() => jest.advanceTimersByTime(50))
}
/** Time in which a carousel that moves has moved once. */
const passOne = () => pass(rotationPause + 1200)

async function renderLive() {
  render(<Carousel label="Papers" slides={slides} className="one" />)
  setInView(true, "300px 0px")
  await screen.findByRole("button", { name: "Next slide" })
  setInView(true)
}

beforeEach(() => {
  jest.useFakeTimers()
  installObservers()
  window.history.replaceState(null, "", "/")
})

afterEach(() => {
  jest.useRealTimers()
})

describe("a carousel that moves by itself", () => {
  it("moves on by one slide at a time, silently", async () => {
    await renderLive()
    expect(words()).toHaveAttribute("aria-live", "off")
    passOne()
    expect(words()).toHaveTextContent("Slide 2 of 7")
    passOne()
    expect(words()).toHaveTextContent("Slide 3 of 7")
  })

  it("has the button that stops it before the others", async () => {
    await renderLive()
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Stop moving the slides",
      "Previous slide",
      "Next slide",
    ])
  })

  it("stays stopped once stopped, tells what one then does, and goes on when asked to", async () => {
    await renderLive()
    await user.click(screen.getByRole("button", { name: "Stop moving the slides" }))
    await user.unhover(screen.getByRole("button", { name: "Start moving the slides" }))
    passOne()
    setInView(false)
    setInView(true)
    passOne()
    expect(words()).toHaveTextContent("Slide 1 of 7")
    expect(words()).toHaveAttribute("aria-live", "polite")

    // The mouse still rests on the button, which has the focus.
    await user.click(screen.getByRole("button", { name: "Start moving the slides" }))
    passOne()
    expect(words()).toHaveTextContent("Slide 2 of 7")
  })

  it("waits while the mouse is over it", async () => {
    await renderLive()
    await user.hover(screen.getByRole("group", { name: "1 of 7" }))
    passOne()
    expect(words()).toHaveTextContent("Slide 1 of 7")
    await user.unhover(screen.getByRole("group", { name: "Papers" }))
    passOne()
    expect(words()).toHaveTextContent("Slide 2 of 7")
  })

  it("waits while the focus is in it, and tells what one then does", async () => {
    await renderLive()
    act(() => screen.getByRole("button", { name: "Next slide" }).focus())
    passOne()
    expect(words()).toHaveTextContent("Slide 1 of 7")
    expect(words()).toHaveAttribute("aria-live", "polite")
    act(() => screen.getByRole("button", { name: "Next slide" }).blur())
    passOne()
    expect(words()).toHaveTextContent("Slide 2 of 7")
  })

  it("waits while it is out of view and while the tab is hidden", async () => {
    await renderLive()
    setInView(false)
    passOne()
    expect(words()).toHaveTextContent("Slide 1 of 7")
    setInView(true)
    jest.spyOn(document, "hidden", "get").mockReturnValue(true)
    passOne()
    expect(words()).toHaveTextContent("Slide 1 of 7")
  })
})

it("never moves by itself under reduced motion, and jumps instead of gliding", async () => {
  installObservers({ matching: ["(prefers-reduced-motion: reduce)"] })
  await renderLive()
  passOne()
  expect(words()).toHaveTextContent("Slide 1 of 7")
  expect(screen.queryByRole("button", { name: /moving/ })).not.toBeInTheDocument()
  press("Next slide")
  pass(1)
  expect(document.querySelector<HTMLElement>(".slick-track")?.style.transition).not.toContain("1000ms")
  expect(words()).toHaveTextContent("Slide 2 of 7")
})
