import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { installObservers, setInView } from "../../../test/observers"
import { Carousel } from "./Carousel"

const slides = Array.from({ length: 7 }, (_, index) => ({
  key: `${index}`,
  content: <a href="/">Paper {index + 1}</a>,
}))
const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) })

const status = () => screen.getByText(/^Slides? [\d, ]+ of 7$/)
const press = (name: string) => act(() => screen.getByRole("button", { name }).click())

/** Advances the clock in small steps, because a timer may depend on a render that an earlier timer causes. */
function passTime(milliseconds: number) {
  for (let elapsed = 0; elapsed < milliseconds; elapsed += 50) act(() => jest.advanceTimersByTime(50))
}
/** Passes the autoplay interval of 8 s and one transition. */
const passInterval = () => passTime(8000 + 1200)

async function renderCarousel() {
  render(<Carousel label="Papers" slides={slides} />)
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

describe("autoplay", () => {
  it("moves one slide every 8 s, and announces nothing", async () => {
    await renderCarousel()
    expect(status()).toHaveAttribute("aria-live", "off")
    passInterval()
    expect(status()).toHaveTextContent("Slide 2 of 7")
    passInterval()
    expect(status()).toHaveTextContent("Slide 3 of 7")
  })

  it("has the play/pause button before the other buttons", async () => {
    await renderCarousel()
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Stop moving the slides",
      "Previous slide",
      "Next slide",
    ])
  })

  it("after a click on the pause button, stays paused and announces the slides until the visitor starts it again", async () => {
    await renderCarousel()
    await user.click(screen.getByRole("button", { name: "Stop moving the slides" }))
    await user.unhover(screen.getByRole("button", { name: "Start moving the slides" }))
    passInterval()
    setInView(false)
    setInView(true)
    passInterval()
    expect(status()).toHaveTextContent("Slide 1 of 7")
    expect(status()).toHaveAttribute("aria-live", "polite")

    // The button still has hover and focus, which do not stop autoplay.
    await user.click(screen.getByRole("button", { name: "Start moving the slides" }))
    passInterval()
    expect(status()).toHaveTextContent("Slide 2 of 7")
  })

  it("stops while the mouse is over the carousel", async () => {
    await renderCarousel()
    await user.hover(screen.getByRole("group", { name: "1 of 7" }))
    passInterval()
    expect(status()).toHaveTextContent("Slide 1 of 7")
    await user.unhover(screen.getByRole("group", { name: "Papers" }))
    passInterval()
    expect(status()).toHaveTextContent("Slide 2 of 7")
  })

  it("stops and announces the slides while the focus is in the carousel", async () => {
    await renderCarousel()
    act(() => screen.getByRole("button", { name: "Next slide" }).focus())
    passInterval()
    expect(status()).toHaveTextContent("Slide 1 of 7")
    expect(status()).toHaveAttribute("aria-live", "polite")
    act(() => screen.getByRole("button", { name: "Next slide" }).blur())
    passInterval()
    expect(status()).toHaveTextContent("Slide 2 of 7")
  })

  it("stops while the carousel is outside the viewport or the browser tab is hidden", async () => {
    await renderCarousel()
    setInView(false)
    passInterval()
    expect(status()).toHaveTextContent("Slide 1 of 7")
    setInView(true)
    jest.spyOn(document, "hidden", "get").mockReturnValue(true)
    passInterval()
    expect(status()).toHaveTextContent("Slide 1 of 7")
  })
})

it("has no autoplay and no transition under reduced motion", async () => {
  installObservers({ matching: ["(prefers-reduced-motion: reduce)"] })
  await renderCarousel()
  passInterval()
  expect(status()).toHaveTextContent("Slide 1 of 7")
  expect(screen.queryByRole("button", { name: /moving/ })).not.toBeInTheDocument()
  press("Next slide")
  passTime(1)
  expect(document.querySelector<HTMLElement>(".slick-track")?.style.transition).not.toContain("1000ms")
  expect(status()).toHaveTextContent("Slide 2 of 7")
})
