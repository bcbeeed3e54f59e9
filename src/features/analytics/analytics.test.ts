import { fireEvent } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type * as Analytics from "."

const measurementId = "G-TEST123"
const id = "3f0c9a52-5b0e-4b2f-9d57-0f8f3a6f1c11"

/** What stands in the queue, as arrays. */
const queue = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>))
const events = (name: string) => queue().filter(([command, event]) => command === "event" && event === name)
const libraries = () => [...document.scripts].map(({ src }) => src).filter((src) => src.includes("googletagmanager"))

// A document of its own for each test: what has been loaded is kept by the modules.
let analytics: typeof Analytics
const frames: FrameRequestCallback[] = []
const idlers: (() => void)[] = []

beforeEach(async () => {
  jest.resetModules()
  analytics = await import(".")
  frames.length = idlers.length = 0
  delete window.dataLayer
  delete process.env.GATSBY_GA_MEASUREMENT_ID
  document.head.innerHTML = document.body.innerHTML = ""
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => frames.push(callback))
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idlers.push(callback) })
})

const nextFrame = () => frames.splice(0).forEach((frame) => frame(0))
const whenIdle = () => idlers.splice(0).forEach((idler) => idler())

let shown: string | undefined
function goTo(pathname: string, from: string | null = shown ?? null) {
  window.history.replaceState(null, "", pathname)
  analytics.reportRoute({ location: { pathname }, prevLocation: from === null ? null : { pathname: from } })
  shown = pathname
}
const open = (pathname: string) => goTo(pathname, null)

describe("page views", () => {
  it("are counted for the first page and each change of path", () => {
    open("/")
    goTo("/research/")
    nextFrame()
    expect(events("page_view")).toEqual([
      ["event", "page_view", { page_path: "/" }],
      ["event", "page_view", { page_path: "/research/" }],
    ])
  })

  it("are `arguments` objects, which is what the library reads", () => {
    open("/")
    nextFrame()
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe("[object Arguments]")
  })

  it("wait for the frame in which the title is right", () => {
    open("/")
    expect(events("page_view")).toEqual([])
    nextFrame()
    expect(events("page_view")).toHaveLength(1)
  })

  it("are not counted for a new hash or query, nor for a closing slash", () => {
    open("/team")
    goTo("/team/", "/team")
    goTo("/team/", "/team/")
    nextFrame()
    expect(events("page_view")).toEqual([["event", "page_view", { page_path: "/team/" }]])
  })

  it("say the route on personal pages and never the id", () => {
    for (const page of ["letter", "decision", "commit"]) open(`/${page}/${id}/`)
    nextFrame()
    expect(events("page_view").map(([, , parameters]) => parameters)).toEqual([
      { page_path: "/letter/:userId" },
      { page_path: "/decision/:userId" },
      { page_path: "/commit/:userId" },
    ])
    expect(JSON.stringify(queue())).not.toContain(id)
  })
})

describe("clicks", () => {
  beforeAll(async () => (await import(".")).watchClicks())

  beforeEach(() => {
    window.history.replaceState(null, "", `/letter/${id}/`)
    document.body.innerHTML = `<footer data-button-location="footer"><a href="/apply/">Apply</a></footer>`
    const link = document.querySelector("a")
    link?.addEventListener("click", (event) => event.preventDefault())
    link?.addEventListener("click", (event) => event.stopPropagation())
  })

  const counted = ["event", "apply_click", { button_location: "footer", page_path: "/letter/:userId" }]
  const link = () => document.querySelector("a") ?? document.body

  it("carry where they were, the path redacted", async () => {
    await userEvent.click(link())
    expect(events("apply_click")).toEqual([counted])
  })

  it("are counted from the keyboard", async () => {
    link().focus()
    await userEvent.keyboard("{Enter}")
    expect(events("apply_click")).toEqual([counted])
  })

  it("are counted for the middle button and not for the right one", () => {
    fireEvent(link(), new MouseEvent("auxclick", { button: 2, bubbles: true }))
    expect(events("apply_click")).toEqual([])
    fireEvent(link(), new MouseEvent("auxclick", { button: 1, bubbles: true }))
    expect(events("apply_click")).toEqual([counted])
  })
})

describe("Google's library", () => {
  it("is not loaded without a measurement id; events stay in the page", () => {
    open("/")
    nextFrame()
    whenIdle()
    expect(libraries()).toEqual([])
    expect(queue().map(([command]) => command)).toEqual(["event"])
  })

  describe("with a measurement id", () => {
    beforeEach(() => {
      process.env.GATSBY_GA_MEASUREMENT_ID = measurementId
    })

    it("finds consent denied first, then the configuration without a page view of its own, then the page view", () => {
      open("/")
      nextFrame()
      expect(queue()).toEqual([
        [
          "consent",
          "default",
          { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" },
        ],
        ["js", expect.any(Date)],
        ["config", measurementId, { send_page_view: false }],
        ["event", "page_view", { page_path: "/" }],
      ])
    })

    it("is loaded once, when the page is idle", () => {
      open("/")
      expect(libraries()).toEqual([])
      whenIdle()
      goTo("/team/")
      whenIdle()
      expect(libraries()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${measurementId}`])
    })

    it("waits for the page's own load", () => {
      jest.spyOn(document, "readyState", "get").mockReturnValue("interactive")
      open("/")
      whenIdle()
      expect(libraries()).toEqual([])
      window.dispatchEvent(new Event("load"))
      whenIdle()
      expect(libraries()).toHaveLength(1)
    })

    it("is loaded by a timer where the browser knows no idle time", () => {
      Object.assign(window, { requestIdleCallback: undefined })
      Reflect.deleteProperty(window, "requestIdleCallback")
      jest.useFakeTimers()
      open("/")
      jest.runAllTimers()
      jest.useRealTimers()
      expect(libraries()).toHaveLength(1)
    })

    it.each(["/temp/", "/acceptance/"])("is not loaded on %s, but on the public page after it", (path) => {
      open(path)
      whenIdle()
      expect(libraries()).toEqual([])
      goTo("/")
      whenIdle()
      expect(libraries()).toHaveLength(1)
    })

    it.each(["letter", "decision", "commit"])("is never loaded in a document opened at a %s", (page) => {
      open(`/${page}/${id}/`)
      whenIdle()
      goTo("/")
      whenIdle()
      expect(libraries()).toEqual([])
      expect(events("page_view")).toEqual([])
    })

    it("is not loaded when the visitor has gone on to a private page in the meantime", () => {
      open("/")
      goTo("/temp/")
      whenIdle()
      expect(libraries()).toEqual([])
    })

    it("is told to be silent on private pages and may speak again after them", () => {
      const isSilent = () => (window as unknown as Record<string, unknown>)[`ga-disable-${measurementId}`]
      open("/")
      expect(isSilent()).toBe(false)
      goTo(`/letter/${id}/`)
      expect(isSilent()).toBe(true)
      goTo("/")
      expect(isSilent()).toBe(false)
    })
  })
})
