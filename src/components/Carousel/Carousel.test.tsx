import { act, render, screen, waitFor, within } from "@testing-library/react"
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

const press = (name: string) => act(() => screen.getByRole("button", { name }).click())

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

afterEach(() => {
  jest.useRealTimers()
})

describe("before the library is loaded", () => {
  it("shows a list with all slides and their anchors", () => {
    render(carousel)
    expect(document.querySelectorAll("li[id^=slide-]")).toHaveLength(7)
    expect(within(screen.getByRole("group", { name: "Papers" })).getAllByRole("listitem")).toHaveLength(7)
    expect(screen.queryByRole("button")).not.toBeInTheDocument()
  })

  it("loads the library on the first Tab press, and on no other key", async () => {
    render(carousel)
    await user.keyboard("a")
    await act(async () => {
      await import("./SlickCarousel")
    })
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(screen.queryByRole("button")).not.toBeInTheDocument()
    act(() => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true })))
    expect(await screen.findByRole("button", { name: "Next slide" })).toBeInTheDocument()
  })

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
  it("are groups named by their position, in a carousel with a name", async () => {
    await renderCarousel()
    expect(screen.getByRole("group", { name: "Papers" })).toHaveAttribute("aria-roledescription", "carousel")
    const first = screen.getByRole("group", { name: "1 of 7" })
    expect(first).toHaveAttribute("aria-roledescription", "slide")
    expect(screen.getAllByRole("group", { name: /of 7/ })).toHaveLength(3)
  })

  it("are inert while they are hidden", async () => {
    await renderCarousel()
    expect(reachableLinks()).toEqual(["Paper 1", "Paper 2", "Paper 3"])
    press("Next slide")
    passTime(1100)
    expect(reachableLinks()).toEqual(["Paper 2", "Paper 3", "Paper 4"])
  })

  it("stay reachable at the seam of the loop, where clones are visible", async () => {
    await renderCarousel()
    press("Previous slide")
    passTime(1100)
    expect(reachableLinks()).toEqual(["Paper 7", "Paper 1", "Paper 2"])
    expect(screen.getByText("Slides 7, 1, 2 of 7")).toBeInTheDocument()
  })

  it("continue with the first slide after the last slide", async () => {
    await renderCarousel()
    for (let step = 0; step < 7; step += 1) {
      press("Next slide")
      passTime(1100)
    }
    expect(reachableLinks()).toEqual(["Paper 1", "Paper 2", "Paper 3"])
  })

  it("have each anchor once, on the slide and not on a clone", async () => {
    await renderCarousel()
    for (const { id } of slides) {
      expect(document.querySelectorAll(`#${id}`)).toHaveLength(1)
      expect(document.getElementById(id)).not.toHaveClass("slick-cloned")
    }
  })

  it("match the number in --slides-shown, also after a resize", async () => {
    await renderCarousel()
    document.head.innerHTML = "<style>.three { --slides-shown: 1 }</style>"
    act(() => void window.dispatchEvent(new Event("resize")))
    expect(reachableLinks()).toEqual(["Paper 1"])
  })

  it("have no buttons if all slides are visible", () => {
    render(<Carousel label="Papers" slides={slides.slice(0, 3)} className="three" />)
    setInView(true, rootMargin)
    return waitFor(() => {
      expect(screen.getByRole("group", { name: "3 of 3" })).toBeInTheDocument()
      expect(screen.queryByRole("button")).not.toBeInTheDocument()
    })
  })
})

describe("anchors of slides", () => {
  it("move to the slide that the URL hash names, and pause autoplay", async () => {
    await renderCarousel()
    window.history.replaceState(null, "", "#slide-5")
    act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")))
    passTime(1100)
    expect(reachableLinks()[0]).toBe("Paper 5")
    passTime(16_000)
    expect(reachableLinks()[0]).toBe("Paper 5")
  })

  it("move to the slide that a clicked router link names", async () => {
    await renderCarousel(
      <>
        <a href="#slide-4" onClick={(event) => event.preventDefault()}>
          See paper 4
        </a>
        {carousel}
      </>,
    )
    await user.click(screen.getByRole("link", { name: "See paper 4" }))
    passTime(1100)
    expect(reachableLinks()[1]).toBe("Paper 4")
  })

  it("do not react to the anchor of another element", async () => {
    await renderCarousel()
    window.history.replaceState(null, "", "#faq")
    act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")))
    passTime(1100)
    expect(reachableLinks()[0]).toBe("Paper 1")
    expect(screen.getByRole("button", { name: "Stop moving the slides" })).toBeInTheDocument()
  })
})
