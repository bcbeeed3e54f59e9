import { act, fireEvent, render, screen } from "@testing-library/react"
import { StrictMode } from "react"
import { renderToString } from "react-dom/server"
import { installObservers, setInView } from "../../../test/observers"
import { keepEarlyMessages } from "./earlyMessages"
import { EmbeddedForm } from "./EmbeddedForm"
import { reloadPage } from "./reloadPage"

jest.mock("./reloadPage")

const help = { directLink: "Open the form", late: "No answer yet. Write to", sent: "Sent. Thank you." }
const provider = process.env.GATSBY_FORMS_URL ?? ""
const sibling = process.env.GATSBY_FORMS_ORIGINS ?? ""
const id = "250418836527164"
const otherId = "251092347715068"
const person = "3f0c9a52-5b0e-4b2f-9d57-0f8f3a6f1c11"

const frame = (title = "Application") => screen.getByTitle<HTMLIFrameElement>(title)
const height = (title?: string) => frame(title).getAttribute("height")
const show = (props: { height?: number; prefill?: Record<string, string> } = {}) =>
  render(<EmbeddedForm formId={id} title="Application" help={help} email="hello@blast.example" {...props} />)

/** A message as the browser hands it on; from the frame and the provider unless said otherwise. */
function say(data: unknown, { origin = provider, source = frame().contentWindow } = {}): void {
  act(() => void window.dispatchEvent(new MessageEvent("message", { data, origin, source })))
}

/** Looks on at what the page answers the frame. */
const watchReplies = (title?: string) =>
  jest.spyOn(frame(title).contentWindow ?? window, "postMessage").mockImplementation(() => undefined)

const scrollIntoView = jest.fn()

beforeEach(() => {
  installObservers()
  HTMLElement.prototype.scrollIntoView = scrollIntoView
  scrollIntoView.mockReset()
  jest.mocked(reloadPage).mockReset()
  window.history.replaceState(null, "", "/apply-research/")
  document.head.querySelectorAll("script").forEach((script) => script.remove())
  document.body.querySelectorAll("script").forEach((script) => script.remove())
})
afterEach(() => jest.useRealTimers())

describe("the frame", () => {
  it("is named, lazy, may be scrolled, and goes nowhere else once it is drawn", () => {
    const { rerender } = show()
    expect(frame()).toHaveAttribute("id", `JotFormIFrame-${id}`)
    expect(frame()).toHaveAttribute("loading", "lazy")
    expect(frame()).not.toHaveAttribute("scrolling")
    expect(frame()).not.toHaveAttribute("onload")
    expect(frame()).toHaveAttribute("src", `${provider}/${id}?isIframeEmbed=1`)
    const node = frame()
    say("setHeight:900")
    rerender(<EmbeddedForm formId={id} title="Application" help={help} email="hello@blast.example" />)
    expect(frame()).toBe(node)
    expect(frame()).toHaveAttribute("src", `${provider}/${id}?isIframeEmbed=1`)
    expect(screen.getByRole("link", { name: "Open the form" })).toHaveAttribute("href", `${provider}/${id}`)
  })

  it("carries the prefill, the direct link too, and then sends no referrer", () => {
    show({ prefill: { applicantId: "a b&c" } })
    expect(frame()).toHaveAttribute("src", `${provider}/${id}?isIframeEmbed=1&applicantId=a%20b%26c`)
    expect(frame()).toHaveAttribute("referrerpolicy", "no-referrer")
    expect(screen.getByRole("link", { name: "Open the form" })).toHaveAttribute(
      "href",
      `${provider}/${id}?applicantId=a%20b%26c`,
    )
  })

  it("stands in prebuilt HTML with its height, before it the script that keeps what it says", () => {
    const html = renderToString(<EmbeddedForm formId={id} title="A" help={help} email="a@b.example" />)
    expect(html).toContain('height="539"')
    expect(html.indexOf("<script>")).toBeGreaterThan(0)
    expect(html.indexOf("<script>")).toBeLessThan(html.indexOf("<iframe"))
  })
})

describe("height", () => {
  it.each([
    ["setHeight:900", "900"],
    [`setHeight:900:${id}`, "900"],
    ["setHeight:900.4", "901"],
    ["setHeight:1e9", "10000"],
    ["setHeight:1", "100"],
    ["setHeight:NaN", "539"],
    [`setHeight:900:${otherId}`, "539"],
    ["setDeviceType:desktop", "539"],
  ])("after %s it is %s", (message, expected) => {
    show()
    expect(height()).toBe("539")
    say(message)
    expect(height()).toBe(expected)
  })

  it("stays where it is fixed, whatever is sent", () => {
    show({ height: 515 })
    Object.defineProperty(frame(), "clientHeight", { value: 5000 })
    for (const message of ["setHeight:900", `setHeight:2000:${id}`, "collapseErrorPage"]) say(message)
    expect(height()).toBe("515")
  })

  it("follows an animation step by step", () => {
    show()
    for (const step of [600, 650, 700]) {
      say(`setHeight:${step}`)
      expect(height()).toBe(String(step))
    }
  })

  it.each([
    [5000, "768"],
    [500, "539"],
  ])("of an error page of %d px is then %s", (clientHeight, expected) => {
    show()
    Object.defineProperty(frame(), "clientHeight", { value: clientHeight })
    say("collapseErrorPage")
    expect(height()).toBe(expected)
  })
})

describe("who may speak", () => {
  it.each([
    "https://evil.example",
    "https://form.jotform.com",
    "http://127.0.0.1:9101.evil.example",
    `${provider}/`,
    "null",
    "",
    window.location.origin,
  ])("is not the frame's own window from the origin %j", (origin) => {
    show()
    const replies = watchReplies()
    for (const data of ["setHeight:900", "reloadPage", { action: "submission-completed" }]) say(data, { origin })
    expect(height()).toBe("539")
    expect(reloadPage).not.toHaveBeenCalled()
    expect(replies).not.toHaveBeenCalled()
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
  })

  it("is nobody but the frame, even from the right origin", () => {
    show()
    for (const source of [window, null]) {
      say(`setHeight:900:${id}`, { source })
      say("reloadPage", { source })
    }
    expect(height()).toBe("539")
    expect(reloadPage).not.toHaveBeenCalled()
  })

  it("is the provider's sibling too, where a form stands after it has been sent", () => {
    show()
    say("setHeight:300", { origin: sibling })
    expect(height()).toBe("300")
  })

  it("keeps two forms on one page apart, by their windows and by the form they name", () => {
    show()
    render(<EmbeddedForm formId={otherId} title="Other" help={help} email="hello@blast.example" />)
    const other = { source: frame("Other").contentWindow }
    say("setHeight:900", other)
    expect([height(), height("Other")]).toEqual(["539", "900"])
    say(`setHeight:800:${id}`, other)
    expect([height(), height("Other")]).toEqual(["539", "900"])
    say(`setHeight:700:${id}`)
    expect([height(), height("Other")]).toEqual(["700", "900"])
    say({ action: "submission-completed", formID: otherId }, other)
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual(["", help.sent])
  })

  it("nobody listens any more once the form has left the page", () => {
    const add = jest.spyOn(window, "addEventListener")
    const remove = jest.spyOn(window, "removeEventListener")
    const { unmount } = render(
      <StrictMode>
        <EmbeddedForm formId={id} title="Application" help={help} email="hello@blast.example" />
      </StrictMode>,
    )
    unmount()
    const listeners = (spy: typeof add | typeof remove) =>
      spy.mock.calls.filter(([type]) => type === "message").map(([, listener]) => listener)
    expect(listeners(add).length).toBeGreaterThan(0)
    expect(listeners(remove)).toEqual(listeners(add))
  })
})

describe("what a form may have the page do", () => {
  it.each(["scrollIntoView", `scrollIntoView::${id}`, `scrollIntoView:${id}`])("%s brings it into view", (message) => {
    show()
    say(message)
    expect(scrollIntoView.mock.contexts).toEqual([frame()])
  })

  it("reloads the page by a way that knows loops", () => {
    show()
    say("reloadPage")
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })

  it("leaves full screen, where the page is in it, and says nothing where it cannot", () => {
    const exitFullscreen = jest.fn(() => Promise.reject(new TypeError("Not in fullscreen")))
    Object.assign(document, { exitFullscreen })
    show()
    say("exitFullscreen")
    expect(exitFullscreen).not.toHaveBeenCalled()
    Object.defineProperty(document, "fullscreenElement", { value: document.body, configurable: true })
    say("exitFullscreen")
    expect(exitFullscreen).toHaveBeenCalledTimes(1)
    Object.defineProperty(document, "fullscreenElement", { value: null, configurable: true })
  })

  it("loads a script of its own provider, once for each address", () => {
    show()
    for (let times = 0; times < 3; times++) say(`loadScript:${provider}/a.js:${id}`)
    say(`loadScript:${provider}/b.js`)
    expect([...document.scripts].map(({ src }) => src)).toEqual([`${provider}/a.js`, `${provider}/b.js`])
  })

  it.each([
    "https://jotform.com.evil.example/a.js",
    "https://evil.example/a.js",
    "https://cdn.jotform.com/a.js",
    "javascript:alert(1)",
    "data:text/javascript,alert(1)",
    "/a.js",
  ])("does not load %s", (address) => {
    show()
    say(`loadScript:${address}:${id}`)
    expect(document.scripts).toHaveLength(0)
  })

  it("loads no script on a page of one applicant", () => {
    window.history.replaceState(null, "", `/commit/${person}/`)
    show({ prefill: { applicantId: person } })
    say(`loadScript:${provider}/a.js:${id}`)
    expect(document.scripts).toHaveLength(0)
  })
})

describe("the answer", () => {
  it.each([
    "setHeight:900",
    "scrollIntoView",
    "collapseErrorPage",
    "reloadPage",
    "exitFullscreen",
    `loadScript:${provider}/a.js:${id}`,
    { action: "submission-completed", formID: id },
  ])("to %j is the page's address, to the exact origin it came from", (message) => {
    show()
    const replies = watchReplies()
    say(message)
    const docurl = encodeURIComponent("http://localhost/apply-research/")
    expect(replies.mock.calls).toEqual([[JSON.stringify({ type: "urls", value: { docurl, referrer: "" } }), provider]])
  })

  it("on a page of one applicant holds the route and not the id", () => {
    window.history.replaceState(null, "", `/commit/${person}/?x=${person}`)
    jest.spyOn(document, "referrer", "get").mockReturnValue(`http://localhost/letter/${person}/`)
    show({ prefill: { applicantId: person } })
    const replies = watchReplies()
    say("setHeight:900", { origin: sibling })
    const docurl = encodeURIComponent("http://localhost/commit/:userId")
    expect(replies.mock.calls).toEqual([[JSON.stringify({ type: "urls", value: { docurl, referrer: "" } }), sibling]])
  })

  it("is not given to what is not for the page", () => {
    show()
    const replies = watchReplies()
    for (const data of [
      "formSettled",
      "setMinHeight:200",
      "setHeight:NaN",
      `setHeight:900:${otherId}`,
      { other: 1 },
      null,
    ])
      say(data)
    expect(replies).not.toHaveBeenCalled()
  })
})

describe("a form that says nothing", () => {
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  const status = () => screen.getByRole("status")

  beforeEach(() => jest.useFakeTimers())

  it("is called late after 15 s in view without a page, and not while nobody looks at it", () => {
    show()
    pass(60_000)
    expect(status()).toBeEmptyDOMElement()
    setInView(true)
    pass(14_999)
    expect(status()).toBeEmptyDOMElement()
    pass(1)
    expect(status()).toHaveTextContent("No answer yet. Write to hello@blast.example")
    expect(screen.getByRole("link", { name: "hello@blast.example" })).toHaveAttribute(
      "href",
      "mailto:hello@blast.example",
    )
    expect(screen.getByRole("link", { name: "Open the form" })).toBeVisible()
  })

  it("is called late 5 s after a page has come that may be anybody's", () => {
    show()
    setInView(true)
    pass(3000)
    fireEvent.load(frame())
    pass(4999)
    expect(status()).toBeEmptyDOMElement()
    pass(1)
    expect(status()).toHaveTextContent(/No answer yet/)
  })

  it.each(["setHeight:900", "formSettled", `setHeight:900:${otherId}`])(
    "is not late once it has said %s",
    (message) => {
      show()
      setInView(true)
      pass(10_000)
      say(message)
      fireEvent.load(frame())
      pass(60_000)
      expect(status()).toBeEmptyDOMElement()
    },
  )

  it("is not waited for anew when one comes back to it", () => {
    show()
    setInView(true)
    say("setHeight:900")
    setInView(false)
    setInView(true)
    pass(60_000)
    expect(status()).toBeEmptyDOMElement()
  })

  it("is late no more when it speaks after all; a stranger's word is none", () => {
    show()
    setInView(true)
    pass(15_000)
    say("setHeight:900", { origin: "https://evil.example" })
    expect(status()).not.toBeEmptyDOMElement()
    say("setHeight:900")
    expect(status()).toBeEmptyDOMElement()
  })
})

describe("a form that has been sent", () => {
  it.each([{ action: "submission-completed", formID: id }, { action: "submission-completed" }])(
    "is announced and brought into view, and stays announced (%j)",
    (message) => {
      show()
      say("setHeight:300", { origin: sibling })
      expect(scrollIntoView).not.toHaveBeenCalled()
      say(message, { origin: sibling })
      expect(screen.getByRole("status")).toHaveTextContent("Sent. Thank you.")
      expect(scrollIntoView.mock.contexts).toEqual([frame()])
      say("setHeight:280", { origin: sibling })
      expect(screen.getByRole("status")).toHaveTextContent("Sent. Thank you.")
      expect(height()).toBe("280")
      say(message, { origin: sibling })
      expect(scrollIntoView).toHaveBeenCalledTimes(2)
    },
  )

  it("is not announced for another form", () => {
    show()
    say({ action: "submission-completed", formID: otherId })
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
  })
})

describe("what a frame says before React has woken", () => {
  /** Runs the script of the prebuilt HTML as a browser does. */
  function runKeeper(): void {
    const script = document.createElement("script")
    script.textContent = keepEarlyMessages
    document.head.append(script)
  }

  afterEach(() => delete window.earlyMessages)

  it("is obeyed when it has, once, and nothing more is kept", () => {
    const container = document.createElement("div")
    document.body.append(container)
    const form = <EmbeddedForm formId={id} title="Application" help={help} email="hello@blast.example" />
    container.innerHTML = renderToString(form)
    runKeeper()
    say("setHeight:900")
    say("setHeight:2000", { origin: "https://evil.example" })
    say("setHeight:3000", { source: window })
    expect(height()).toBe("539")
    const { unmount } = render(<StrictMode>{form}</StrictMode>, { container, hydrate: true })
    expect(height()).toBe("900")
    say("setHeight:700")
    expect(height()).toBe("700")
    say("setHeight:600", { source: window })
    expect(window.earlyMessages?.kept.map(({ data }) => data as unknown)).toEqual(["setHeight:3000"])
    unmount()
    container.remove()
  })

  it("is kept up to a hundred messages", () => {
    runKeeper()
    runKeeper()
    for (let times = 0; times < 150; times++) say("setHeight:900", { source: window })
    expect(window.earlyMessages?.kept).toHaveLength(100)
  })
})
