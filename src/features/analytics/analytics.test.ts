import userEvent from "@testing-library/user-event"
import type * as Analytics from "."

const measurementId = "G-TEST123"
const id = "3f0c9a52-5b0e-4b2f-9d57-0f8f3a6f1c11"

/** Returns the queued commands as arrays. */
const queue = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>))
const events = (name: string) => queue().filter(([command, event]) => command === "event" && event === name)
const libraries = () => [...document.scripts].map(({ src }) => src).filter((src) => src.includes("googletagmanager"))

// Each test imports the modules again, because they store whether the library is loaded.
let analytics: typeof Analytics
const frames: FrameRequestCallback[] = []
const idleCallbacks: (() => void)[] = []

beforeEach(async () => {
  jest.resetModules()
  analytics = await import(".")
  frames.length = idleCallbacks.length = 0
  delete window.dataLayer
  delete process.env.GATSBY_GA_MEASUREMENT_ID
  document.head.innerHTML = document.body.innerHTML = ""
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => frames.push(callback))
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idleCallbacks.push(callback) })
})

const nextFrame = () => frames.splice(0).forEach((frame) => frame(0))
const whenIdle = () => idleCallbacks.splice(0).forEach((callback) => callback())

let shown: string | undefined
function goTo(pathname: string, from: string | null = shown ?? null) {
  window.history.replaceState(null, "", pathname)
  analytics.sendPageView({ location: { pathname }, prevLocation: from === null ? null : { pathname: from } })
  shown = pathname
}
const open = (pathname: string) => goTo(pathname, null)

describe("page views", () => {
  it("are not sent for a new hash or query, or for a trailing slash", () => {
    open("/team")
    goTo("/team/", "/team")
    goTo("/team/", "/team/")
    nextFrame()
    expect(events("page_view")).toEqual([["event", "page_view", { page_path: "/team/" }]])
  })
})

describe("clicks", () => {
  beforeAll(async () => (await import(".")).trackClicks())

  beforeEach(() => {
    window.history.replaceState(null, "", `/letter/${id}/`)
    document.body.innerHTML = `<footer data-button-location="footer"><a href="/apply/">Apply</a></footer>`
    const link = document.querySelector("a")
    link?.addEventListener("click", (event) => event.preventDefault())
    link?.addEventListener("click", (event) => event.stopPropagation())
  })

  const applyClick = ["event", "apply_click", { button_location: "footer", page_path: "/letter/:userId" }]
  const link = () => document.querySelector("a") ?? document.body

  it("contain their location and the redacted path, by mouse and by keyboard", async () => {
    await userEvent.click(link())
    link().focus()
    await userEvent.keyboard("{Enter}")
    expect(events("apply_click")).toEqual([applyClick, applyClick])
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

    it("is loaded after a timeout if the browser has no requestIdleCallback", () => {
      Object.assign(window, { requestIdleCallback: undefined })
      Reflect.deleteProperty(window, "requestIdleCallback")
      jest.useFakeTimers()
      open("/")
      jest.runAllTimers()
      jest.useRealTimers()
      expect(libraries()).toHaveLength(1)
    })

    it.each(["/temp/", "/acceptance/"])("is not loaded on %s, but on the next public page", (path) => {
      open(path)
      whenIdle()
      expect(libraries()).toEqual([])
      goTo("/")
      whenIdle()
      expect(libraries()).toHaveLength(1)
    })

    it.each([
      ["/letter/", "/letter/:userId"],
      ["/decision/", "/decision/:userId"],
      ["/commit/", "/commit/:userId"],
      ["/lettre/", "/lettre/:userId/"],
    ])("is never loaded in a document opened at %s, whose page views stay in the page", (page, route) => {
      open(`${page}${id}/`)
      whenIdle()
      goTo("/")
      whenIdle()
      nextFrame()
      expect(libraries()).toEqual([])
      expect(queue()).toEqual([
        ["event", "page_view", { page_path: route }],
        ["event", "page_view", { page_path: "/" }],
      ])
    })

    it("is not loaded if the visitor has navigated to a private page since", () => {
      open("/")
      goTo("/temp/")
      whenIdle()
      expect(libraries()).toEqual([])
    })

    // e2e/long/analytics.spec.ts tests Global Privacy Control.
    it("is disabled on private pages and enabled again after them", () => {
      const isDisabled = () => (window as unknown as Record<string, unknown>)[`ga-disable-${measurementId}`]
      open("/")
      expect(isDisabled()).toBe(false)
      goTo(`/letter/${id}/`)
      expect(isDisabled()).toBe(true)
      goTo("/")
      expect(isDisabled()).toBe(false)
    })
  })
})
