import { act, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { installObservers, setInView } from "../../../test/observers"
import { Carousel } from "./Carousel"

const rootMargin = "300px 0px"
const slides = Array.from({ length: 7 }, (_, index) => ({
  key: `key-${index + 1}`,
  id: `slide-${index + 1}`,
  content: <a href={`/paper-${index + 1}/`}>Paper {index + 1}</a>,
}))
const carousel = <Carousel label="Papers" slides={slides} className="three" />

const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) })

/** Returns the texts of the links outside `inert` elements, in document order. */
const reachableLinks = () =>
  [...document.querySelectorAll("a")].filter((link) => !link.closest("[inert]")).map((link) => link.textContent)

/** Advances the clock in small steps, because a timer may depend on a render that an earlier timer causes. */
function passTime(milliseconds: number) {
  for (let elapsed = 0; elapsed < milliseconds; elapsed += 50) act(() => jest.advanceTimersByTime(50))
}

async function renderCarousel(node = carousel) {
  const view = render(node)
  setInView(true, rootMargin)
  await screen.findByRole("button", { name: "Next slide" })
  setInView(true)
  return view
}

beforeEach(() => {
  jest.useFakeTimers()
  installObservers()
  window.history.replaceState(null, "", "/")
  document.head.innerHTML = "<style>.three { --slides-shown: 3 }</style>"
})

describe("before the library is loaded", () => {
  it("replaces the list only after the focus has left it", async () => {
    render(carousel)
    const link = screen.getByRole("link", { name: "Paper 2" })
    act(() => link.focus())
    setInView(true, rootMargin)
    await act(async () => {
      await import("./SlickCarousel")
    })
    passTime(1000)
    expect(link).toHaveFocus()
    act(() => link.blur())
    passTime(1)
    expect(await screen.findByRole("button", { name: "Next slide" })).toBeInTheDocument()
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument()
  })
})

describe("slides", () => {
  it("have no buttons if all slides are visible", () => {
    render(<Carousel label="Papers" slides={slides.slice(0, 3)} className="three" />)
    setInView(true, rootMargin)
    return waitFor(() => {
      expect(screen.getByRole("group", { name: "3 of 3" })).toBeInTheDocument()
      expect(screen.queryByRole("button")).not.toBeInTheDocument()
    })
  })
})

// e2e/carousel.spec.ts tests the anchors of slides.
it("does not react to the anchor of another element", async () => {
  await renderCarousel()
  window.history.replaceState(null, "", "#faq")
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")))
  passTime(1100)
  expect(reachableLinks()[0]).toBe("Paper 1")
  expect(screen.getByRole("button", { name: "Stop moving the slides" })).toBeInTheDocument()
})

describe("autoplay", () => {
  const status = () => screen.getByText(/^Slides [\d, ]+ of 7$/)
  /** Passes the autoplay interval of 8 s and one transition. */
  const passInterval = () => passTime(8000 + 1200)

  it("stops while the mouse is over the carousel", async () => {
    await renderCarousel()
    await user.hover(screen.getByRole("group", { name: "1 of 7" }))
    passInterval()
    expect(status()).toHaveTextContent("Slides 1, 2, 3 of 7")
    await user.unhover(screen.getByRole("group", { name: "Papers" }))
    passInterval()
    expect(status()).toHaveTextContent("Slides 2, 3, 4 of 7")
  })

  it("stops and announces the slides while the focus is in the carousel", async () => {
    await renderCarousel()
    act(() => screen.getByRole("button", { name: "Next slide" }).focus())
    passInterval()
    expect(status()).toHaveTextContent("Slides 1, 2, 3 of 7")
    expect(status()).toHaveAttribute("aria-live", "polite")
    act(() => screen.getByRole("button", { name: "Next slide" }).blur())
    passInterval()
    expect(status()).toHaveTextContent("Slides 2, 3, 4 of 7")
  })

  it("stops while the carousel is outside the viewport or the browser tab is hidden", async () => {
    await renderCarousel()
    setInView(false)
    passInterval()
    expect(status()).toHaveTextContent("Slides 1, 2, 3 of 7")
    setInView(true)
    jest.spyOn(document, "hidden", "get").mockReturnValue(true)
    passInterval()
    expect(status()).toHaveTextContent("Slides 1, 2, 3 of 7")
  })
})
