import { act, fireEvent, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { readFileSync } from "node:fs"
import { StrictMode, type ComponentProps } from "react"
import { renderToString } from "react-dom/server"
import sections from "../../../test/content/sections.json"
import { installObservers, setInView } from "../../../test/observers"
import { reloadPage } from "../../lib/reloadPage"
import { requestedScripts } from "./applyFormMessage"
import { EmbeddedForm } from "./EmbeddedForm"
import { parseFormMessage } from "./formMessage"

jest.mock("../../lib/reloadPage")

const { formHelp: help } = sections
const provider = process.env.GATSBY_FORMS_URL ?? ""
const sibling = process.env.GATSBY_FORMS_ORIGINS ?? ""
const id = "250418836527164"
const otherId = "251092347715068"

const defaultHeight = "539" // px (specification, section 9)
const frame = (title = "Application") => screen.getByTitle<HTMLIFrameElement>(title)
const scripts = () => [...document.scripts].map(({ src }) => src)
const height = (title?: string) => frame(title).getAttribute("height")
const form = (props: Partial<ComponentProps<typeof EmbeddedForm>> = {}) => (
  <EmbeddedForm formId={id} title="Application" help={help} email="hello@blast.example" {...props} />
)
const show = (props: Parameters<typeof form>[0] = {}) => render(form(props))

/** Dispatches a message, by default from the frame and the provider's origin. */
function send(data: unknown, { origin = provider, source = frame().contentWindow } = {}): void {
  act(() => void window.dispatchEvent(new MessageEvent("message", { data, origin, source })))
}

/** Spies on the messages from the page to the frame. */
const spyOnReplies = (title?: string) =>
  jest.spyOn(frame(title).contentWindow ?? window, "postMessage").mockImplementation(() => undefined)

const scrollIntoView = jest.fn()

beforeEach(() => {
  installObservers()
  HTMLElement.prototype.scrollIntoView = scrollIntoView
  requestedScripts.length = 0
  window.history.replaceState(null, "", "/apply-research/")
  document.head.querySelectorAll("script").forEach((script) => script.remove())
  document.body.querySelectorAll("script").forEach((script) => script.remove())
})

it("what is in place of a form reserves the height of the form", () => {
  expect(readFileSync("src/styles/tokens.css", "utf8")).toContain(`--form-height: ${defaultHeight}px;`)
})

it("a form for an applicant sends no referrer", () => {
  show({ prefill: {} })
  expect(frame()).toHaveAttribute("referrerpolicy", "no-referrer")
})

it("a form has no sandbox if content says so", () => {
  show({ withoutSandbox: true })
  expect(frame()).not.toHaveAttribute("sandbox")
})

it("an error page that is smaller than the window keeps its height", () => {
  show()
  Object.defineProperty(frame(), "clientHeight", { value: 500 })
  send("collapseErrorPage")
  expect(height()).toBe(defaultHeight)
})

it("links to the page about privacy in a new tab", () => {
  show()
  const privacy = screen.getByRole("link", { name: `${help.privacy.label} (opens in a new tab)` })
  expect(privacy).toHaveAttribute("href", help.privacy.href)
  expect(privacy).toHaveAttribute("target", "_blank")
})

it("says only that a frame of fixed height scrolls", () => {
  const { unmount } = show({ height: 515 })
  expect(screen.getByText(help.scrolls)).toBeVisible()
  unmount()
  show()
  expect(screen.queryByText(help.scrolls)).not.toBeInTheDocument()
})

describe("sender", () => {
  it("may be a sibling origin of the provider, to which a submitted form navigates, and gets the reply", () => {
    show()
    const replies = spyOnReplies()
    send("setHeight:300", { origin: sibling })
    expect(height()).toBe("300")
    const value = { docurl: encodeURIComponent(window.location.href), referrer: "" }
    expect(replies.mock.calls).toEqual([[JSON.stringify({ type: "urls", value }), sibling]])
  })

  it("is matched by window and form id if the page has two forms", () => {
    show()
    show({ formId: otherId, title: "Other" })
    const other = { source: frame("Other").contentWindow }
    send("setHeight:900", other)
    send(`setHeight:800:${id}`, other)
    expect([height(), height("Other")]).toEqual([defaultHeight, "900"])
    send({ action: "submission-completed", formID: otherId }, other)
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual(["", help.sent])
  })

  it("is ignored after unmount", () => {
    const { unmount } = render(<StrictMode>{form()}</StrictMode>)
    const source = frame().contentWindow
    const replies = spyOnReplies()
    send("setHeight:900", { source })
    expect(replies).toHaveBeenCalledTimes(1)
    unmount()
    send("reloadPage", { source })
    expect(reloadPage).not.toHaveBeenCalled()
  })
})

it("1,000 hostile messages have no effect", () => {
  const exitFullscreen = jest.fn(() => Promise.resolve())
  Object.assign(document, { exitFullscreen })
  Object.defineProperty(document, "fullscreenElement", { value: document.body, configurable: true })
  show()
  Object.defineProperty(frame(), "clientHeight", { value: 5000 })
  const replies = spyOnReplies()
  const own = frame().contentWindow
  const name = fc.constantFrom("setHeight", "scrollIntoView", "collapseErrorPage", "reloadPage", "exitFullscreen")
  const argument = fc.oneof(fc.constantFrom("", "900", "1e9", "-1", "__proto__", id, otherId), fc.string())
  const command = fc
    .tuple(name, fc.array(argument, { maxLength: 4 }))
    .map(([first, rest]) => [first, ...rest].join(":"))
  const script = fc
    .constantFrom(`${provider}/a.js`, `${sibling}/a.js`, "https://evil.example/a.js", "javascript:alert(1)", "/a.js")
    .chain((url) => fc.constantFrom("", ":", `:${id}`, `:${otherId}`).map((end) => `loadScript:${url}${end}`))
  const submission = fc.record({ action: fc.constant("submission-completed"), formID: argument })
  const anything = fc.oneof(command, script, submission, fc.anything())
  // From the form's own frame: for another form, without the id that a script needs, or not in the protocol.
  const refused = fc.oneof(
    fc.tuple(name, argument).map((parts) => [...parts, otherId].join(":")),
    fc.constantFrom("", "/a.js", `${provider}/a.js:${id}`).map((url) => `loadScript:${url}:${otherId}`),
    fc.constant(`loadScript:${provider}/a.js`),
    fc.constant({ action: "submission-completed", formID: otherId }),
    fc.anything().filter((data) => !parseFormMessage(data)),
  )
  const hostileOrigin = fc.oneof(
    fc.constantFrom(
      "https://evil.example",
      "null",
      "",
      `${provider}/`,
      `${provider}.evil.example`,
      window.location.origin,
    ),
    fc.webUrl(),
  )
  const message = fc.oneof(
    fc.record({ data: anything, origin: fc.constant(provider), source: fc.constantFrom(window, null) }),
    fc.record({ data: anything, origin: hostileOrigin, source: fc.constantFrom(own, window, null) }),
    fc.record({ data: refused, origin: fc.constantFrom(provider, sibling), source: fc.constant(own) }),
  )
  const messages = fc.sample(message, { numRuns: 1_000, seed: 15 })
  act(() => messages.forEach((init) => void window.dispatchEvent(new MessageEvent("message", init))))
  expect(messages).toHaveLength(1_000)
  expect(height()).toBe(defaultHeight)
  expect(scripts()).toEqual([])
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  for (const effect of [replies, reloadPage, scrollIntoView, exitFullscreen]) expect(effect).not.toHaveBeenCalled()
  Object.defineProperty(document, "fullscreenElement", { value: null, configurable: true })
})

describe("command", () => {
  it("reloadPage reloads again only after a minute, or when the clock was set back by more than a minute", () => {
    jest.useFakeTimers({ now: new Date("2025-03-01T12:00:00Z") })
    show()
    const expectReloads = (count: number, at: string) => {
      jest.setSystemTime(new Date(at))
      send("reloadPage")
      expect(reloadPage).toHaveBeenCalledTimes(count)
    }
    expectReloads(1, "2025-03-01T12:00:00Z")
    expectReloads(1, "2025-03-01T12:00:59.999Z")
    expectReloads(2, "2025-03-01T12:01:00Z")
    expectReloads(3, "2025-03-01T11:00:00Z")
  })

  it("reloadPage does not reload if storage is blocked, because it could not detect a loop", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError")
    })
    show()
    send("reloadPage")
    expect(reloadPage).not.toHaveBeenCalled()
  })

  it("exitFullscreen leaves full screen if the page is in it, and ignores an error", () => {
    const exitFullscreen = jest.fn(() => Promise.reject(new TypeError("Not in fullscreen")))
    Object.assign(document, { exitFullscreen })
    show()
    send("exitFullscreen")
    expect(exitFullscreen).not.toHaveBeenCalled()
    Object.defineProperty(document, "fullscreenElement", { value: document.body, configurable: true })
    send("exitFullscreen")
    expect(exitFullscreen).toHaveBeenCalledTimes(1)
    Object.defineProperty(document, "fullscreenElement", { value: null, configurable: true })
  })

  it("loadScript loads a script once per URL unless it fails, and at most five in a document", () => {
    show()
    const load = (name: string) => send(`loadScript:${provider}/${name}:${id}`)
    for (const name of ["a.js", "a.js", "a.js#again"]) load(name)
    expect(scripts()).toEqual([`${provider}/a.js`])
    fireEvent.error(document.scripts[0] ?? document)
    // A script may remove its own element.
    document.scripts[0]?.remove()
    for (const name of ["a.js", "a.js"]) load(name)
    expect(scripts()).toEqual([`${provider}/a.js`])
    for (let number = 0; number < 100; number++) load(`a.js?${number}`)
    expect(scripts()).toEqual(["", "?0", "?1", "?2"].map((query) => `${provider}/a.js${query}`))
  })
})

describe("form without messages", () => {
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  const status = () => screen.getByRole("status")

  beforeEach(() => jest.useFakeTimers())

  it("is covered in the viewport, and late after 8 s, and neither outside the viewport", () => {
    show()
    pass(60_000)
    expect(status()).toBeEmptyDOMElement()
    expect(screen.queryByText("Loading...")).not.toBeInTheDocument()
    setInView(true)
    pass(7_999)
    expect(screen.getByText("Loading...")).toBeVisible()
    pass(1)
    expect(screen.queryByText("Loading...")).not.toBeInTheDocument()
    expect(status()).toHaveTextContent(`${help.late} hello@blast.example`)
    send("setHeight:900", { origin: "https://evil.example" })
    expect(status()).not.toBeEmptyDOMElement()
    send("setHeight:900")
    expect(status()).toBeEmptyDOMElement()
  })

  // e2e/commit.spec.ts tests the time limit after the load event.
  it.each(["setHeight:900", "formSettled", `setHeight:900:${otherId}`])(
    "is not late after the message %s, also when it enters the viewport again",
    (message) => {
      show()
      setInView(true)
      pass(5_000)
      send(message)
      expect(screen.queryByText("Loading...")).not.toBeInTheDocument()
      fireEvent.load(frame())
      setInView(false)
      setInView(true)
      pass(60_000)
      expect(status()).toBeEmptyDOMElement()
    },
  )
})

it("a submitted form stays announced, and is scrolled into view at each submission", () => {
  show()
  for (let submissions = 1; submissions <= 2; submissions++) {
    send({ action: "submission-completed" }, { origin: sibling })
    send("setHeight:280", { origin: sibling })
    expect(screen.getByRole("status")).toHaveTextContent(help.sent)
    expect(scrollIntoView.mock.contexts).toEqual(Array.from({ length: submissions }, () => frame()))
  }
})

it("at most 100 messages are buffered before hydration", () => {
  const html = renderToString(form())
  // The page may have several forms, each with the script.
  for (let forms = 0; forms < 2; forms++) {
    const script = document.createElement("script")
    script.textContent = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ""
    document.head.append(script)
    for (let times = 0; times < 80; times++) send(`setHeight:${times}`, { source: window })
  }
  expect(window.earlyMessages?.events).toHaveLength(100)
  delete window.earlyMessages
})
