import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { installObservers, setInView } from "../../../test/observers"
import { Carousel } from "./Carousel"
import { rotationPause } from "./useRotation"

const near = "300px 0px"
const slides = Array.from({ length: 7 }, (_, index) => ({
  key: `key-${index + 1}`,
  id: `slide-${index + 1}`,
  content: <a href={`/paper-${index + 1}/`}>Paper {index + 1}</a>,
}))
const carousel = <Carousel label="Papers" slides={slides} className="three" />

const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) })

/** The links a visitor can reach, in their order. */
const reachable = () =>
  [...document.querySelectorAll("a")].filter((link) => !link.closest("[inert]")).map((link) => link.textContent)

const press = (name: string) => act(() => screen.getByRole("button", { name }).click())

/** Lets time pass in small steps: what a timer changes has to be drawn before the next one counts on it. */
function pass(milliseconds: number) {
  for (let gone = 0; gone < milliseconds; gone += 50) act(() => jest.advanceTimersByTime(50))
}

async function renderLive(node = carousel) {
  const view = render(node)
  setInView(true, near)
  await screen.findByRole("button", { name: "Next slide" })
  setInView(true)
  return view
}

beforeEach(() => {
  jest.useFakeTimers()
  installObservers()
  window.history.replaceState(null, "", "/")
  document.head.innerHTML = "<style>.three { --slides-shown: 3 } .one { --slides-shown: 1 }</style>"
})

afterEach(() => {
  jest.useRealTimers()
})

describe("before it is near", () => {
  it("is a list with all slides and their anchors", () => {
    render(carousel)
    expect(document.querySelectorAll("li[id^=slide-]")).toHaveLength(7)
    expect(within(screen.getByRole("group", { name: "Papers" })).getAllByRole("listitem")).toHaveLength(7)
    expect(screen.queryByRole("button")).not.toBeInTheDocument()
  })

  it("takes its place before somebody who moves by keyboard gets there", async () => {
    render(carousel)
    await user.keyboard("a")
    await act(async () => {
      await import("./LiveCarousel")
    })
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(screen.queryByRole("button")).not.toBeInTheDocument()
    act(() => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true })))
    expect(await screen.findByRole("button", { name: "Next slide" })).toBeInTheDocument()
  })

  it("stays a list while the focus is in it, and becomes a carousel after", async () => {
    render(carousel)
    const link = screen.getByRole("link", { name: "Paper 2" })
    act(() => link.focus())
    setInView(true, near)
    await act(async () => {
      await import("./LiveCarousel")
    })
    pass(1000)
    expect(link).toHaveFocus()
    act(() => link.blur())
    pass(1)
    expect(await screen.findByRole("button", { name: "Next slide" })).toBeInTheDocument()
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument()
  })
})

describe("slides", () => {
  it("are groups named by their place in a carousel that is named itself", async () => {
    await renderLive()
    expect(screen.getByRole("group", { name: "Papers" })).toHaveAttribute("aria-roledescription", "carousel")
    const first = screen.getByRole("group", { name: "1 of 7" })
    expect(first).toHaveAttribute("aria-roledescription", "slide")
    expect(screen.getAllByRole("group", { name: /of 7/ })).toHaveLength(3)
  })

  it("are out of reach while they are hidden", async () => {
    await renderLive()
    expect(reachable()).toEqual(["Paper 1", "Paper 2", "Paper 3"])
    press("Next slide")
    pass(1100)
    expect(reachable()).toEqual(["Paper 2", "Paper 3", "Paper 4"])
  })

  it("stay in reach at the seam of the loop, where clones are seen", async () => {
    await renderLive()
    press("Previous slide")
    pass(1100)
    expect(reachable()).toEqual(["Paper 7", "Paper 1", "Paper 2"])
    expect(screen.getByText("Slides 7, 1, 2 of 7")).toBeInTheDocument()
  })

  it("come back to the first after the last", async () => {
    await renderLive()
    for (let step = 0; step < 7; step += 1) {
      press("Next slide")
      pass(1100)
    }
    expect(reachable()).toEqual(["Paper 1", "Paper 2", "Paper 3"])
  })

  it("have each anchor once, on the slide and not on a clone", async () => {
    await renderLive()
    for (const { id } of slides) {
      expect(document.querySelectorAll(`#${id}`)).toHaveLength(1)
      expect(document.getElementById(id)).not.toHaveClass("slick-cloned")
    }
  })

  it("are as many as the style sheet says, also after the window has changed", async () => {
    await renderLive()
    document.head.innerHTML = "<style>.three { --slides-shown: 1 }</style>"
    act(() => void window.dispatchEvent(new Event("resize")))
    expect(reachable()).toEqual(["Paper 1"])
  })

  it("need no buttons where all of them are seen", () => {
    render(<Carousel label="Papers" slides={slides.slice(0, 3)} className="three" />)
    setInView(true, near)
    return waitFor(() => {
      expect(screen.getByRole("group", { name: "3 of 3" })).toBeInTheDocument()
      expect(screen.queryByRole("button")).not.toBeInTheDocument()
    })
  })
})

describe("anchors", () => {
  it("lead to their slide, and the carousel stays there", async () => {
    await renderLive()
    window.history.replaceState(null, "", "#slide-5")
    act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")))
    pass(1100)
    expect(reachable()[0]).toBe("Paper 5")
    pass(rotationPause * 2)
    expect(reachable()[0]).toBe("Paper 5")
  })

  it("lead there from a link that the router follows", async () => {
    await renderLive(
      <>
        <a href="#slide-4" onClick={(event) => event.preventDefault()}>
          See it
        </a>
        {carousel}
      </>,
    )
    await user.click(screen.getByRole("link", { name: "See it" }))
    pass(1100)
    expect(reachable()[1]).toBe("Paper 4")
  })

  it("of other things leave it alone", async () => {
    await renderLive()
    window.history.replaceState(null, "", "#faq")
    act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")))
    pass(1100)
    expect(reachable()[0]).toBe("Paper 1")
    expect(screen.getByRole("button", { name: "Stop moving the slides" })).toBeInTheDocument()
  })
})
