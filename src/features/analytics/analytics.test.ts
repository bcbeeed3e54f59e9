import type * as Analytics from "."

const measurementId = "G-TEST123"
const id = "3f0c9a52-5b0e-4b2f-9d57-0f8f3a6f1c11"

/** Returns the queued commands as arrays. */
const queue = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>))
const libraries = () => [...document.scripts].map(({ src }) => src).filter((src) => src.includes("googletagmanager"))

// Each test imports the modules again, because they store whether the library is loaded.
let analytics: typeof Analytics
let shown: string | undefined

beforeEach(async () => {
  jest.resetModules()
  analytics = await import(".")
  shown = undefined
  delete window.dataLayer
  document.head.innerHTML = ""
  process.env.GATSBY_GA_MEASUREMENT_ID = measurementId
  jest.useFakeTimers()
})

function goTo(pathname: string) {
  window.history.replaceState(null, "", pathname)
  analytics.sendPageView({ location: { pathname }, prevLocation: shown === undefined ? null : { pathname: shown } })
  shown = pathname
}

it("sends no page view for a new hash or query, or for a trailing slash", () => {
  goTo("/team")
  goTo("/team/")
  goTo("/team/")
  jest.runAllTimers()
  expect(queue().filter(([command]) => command === "event")).toEqual([["event", "page_view", { page_path: "/team/" }]])
})

// e2e/long/analytics.spec.ts tests Global Privacy Control. The other browser tests run without a measurement id.
describe("Google's library", () => {
  it("is loaded when the browser is idle", () => {
    const requestIdleCallback = jest.fn()
    Object.assign(window, { requestIdleCallback })
    goTo("/")
    Reflect.deleteProperty(window, "requestIdleCallback")
    expect(requestIdleCallback).toHaveBeenCalledTimes(1)
  })

  // jsdom has no requestIdleCallback, like Safari.
  it.each(["/temp/", "/acceptance/"])("is not loaded on %s, but on the next public page", (path) => {
    goTo(path)
    jest.runAllTimers()
    expect(libraries()).toEqual([])
    goTo("/")
    jest.runAllTimers()
    expect(libraries()).toHaveLength(1)
  })

  it.each([
    ["/letter/", "/letter/:userId"],
    ["/decision/", "/decision/:userId"],
    ["/commit/", "/commit/:userId"],
    ["/lettre/", "/lettre/:userId/"],
  ])("gets no page view of a document opened at %s", (page, route) => {
    goTo(`${page}${id}/`)
    goTo("/")
    jest.runAllTimers()
    expect(libraries()).toEqual([])
    expect(queue()).toEqual([
      ["event", "page_view", { page_path: route }],
      ["event", "page_view", { page_path: "/" }],
    ])
  })

  it("is not loaded if the visitor has navigated to a private page since", () => {
    goTo("/")
    goTo("/temp/")
    jest.runAllTimers()
    expect(libraries()).toEqual([])
  })

  it("is disabled on private pages and enabled again after them", () => {
    const isDisabled = () => (window as unknown as Record<string, unknown>)[`ga-disable-${measurementId}`]
    goTo("/")
    expect(isDisabled()).toBe(false)
    goTo(`/letter/${id}/`)
    expect(isDisabled()).toBe(true)
    goTo("/")
    expect(isDisabled()).toBe(false)
  })
})
