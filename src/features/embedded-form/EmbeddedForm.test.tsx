import { act, fireEvent, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { StrictMode, type ComponentProps } from "react"
import { renderToString } from "react-dom/server"
import { installObservers, setInView } from "../../../test/observers"
import { requestedScripts } from "./applyFormMessage"
import { EmbeddedForm } from "./EmbeddedForm"
import { parseFormMessage } from "./formMessage"
import { reloadPage } from "./reloadPage"

jest.mock("./reloadPage")

const help = { directLink: "Open the form", late: "Not loaded yet. Write to", sent: "Sent. Thank you." }
const provider = process.env.GATSBY_FORMS_URL ?? ""
const sibling = process.env.GATSBY_FORMS_ORIGINS ?? ""
const id = "250418836527164"
const otherId = "251092347715068"
const userId = "3f0c9a52-5b0e-4b2f-9d57-0f8f3a6f1c11"

const frame = (title = "Application") => screen.getByTitle<HTMLIFrameElement>(title)
const scripts = () => [...document.scripts].map(({ src }) => src)
const height = (title?: string) => frame(title).getAttribute("height")
const show = (props: Partial<ComponentProps<typeof EmbeddedForm>> = {}) =>
  render(<EmbeddedForm formId={id} title="Application" help={help} email="hello@blast.example" {...props} />)

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
  scrollIntoView.mockReset()
  jest.mocked(reloadPage).mockReset()
  requestedScripts.length = 0
  window.history.replaceState(null, "", "/apply-research/")
  document.head.querySelectorAll("script").forEach((script) => script.remove())
  document.body.querySelectorAll("script").forEach((script) => script.remove())
})
afterEach(() => jest.useRealTimers())

describe("frame", () => {
  it("has a name, loads lazily, can scroll, and keeps its element and URL", () => {
    const { rerender } = show()
    expect(frame()).toHaveAttribute("id", `JotFormIFrame-${id}`)
    expect(frame()).toHaveAttribute("loading", "lazy")
    expect(frame()).not.toHaveAttribute("scrolling")
    expect(frame()).not.toHaveAttribute("onload")
    expect(frame()).toHaveAttribute("src", `${provider}/${id}?isIframeEmbed=1`)
    const node = frame()
    send("setHeight:900")
    rerender(<EmbeddedForm formId={id} title="Application" help={help} email="hello@blast.example" />)
    expect(frame()).toBe(node)
    expect(frame()).toHaveAttribute("src", `${provider}/${id}?isIframeEmbed=1`)
    expect(screen.getByRole("link", { name: "Open the form" })).toHaveAttribute("href", `${provider}/${id}`)
  })

  it("has the prefilled values in its URL and in the direct link, and then sends no referrer", () => {
    show({ prefill: { applicantId: "a b&c" } })
    expect(frame()).toHaveAttribute("src", `${provider}/${id}?isIframeEmbed=1&applicantId=a%20b%26c`)
    expect(frame()).toHaveAttribute("referrerpolicy", "no-referrer")
    expect(screen.getByRole("link", { name: "Open the form" })).toHaveAttribute(
      "href",
      `${provider}/${id}?applicantId=a%20b%26c`,
    )
  })

  it("is in a sandbox that allows what forms need, unless the form does not work in one", () => {
    show()
    show({ title: "Payment", withoutSandbox: true })
    expect(frame()).toHaveAttribute(
      "sandbox",
      "allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads",
    )
    expect(frame("Payment")).not.toHaveAttribute("sandbox")
  })

  it("is prerendered with its height, after the script that buffers its messages", () => {
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
  ])("after %s is %s", (message, expected) => {
    show()
    expect(height()).toBe("539")
    send(message)
    expect(height()).toBe(expected)
  })

  it("does not change if it is fixed", () => {
    show({ height: 515 })
    Object.defineProperty(frame(), "clientHeight", { value: 5000 })
    for (const message of ["setHeight:900", `setHeight:2000:${id}`, "collapseErrorPage"]) send(message)
    expect(height()).toBe("515")
  })

  it("follows each animation step", () => {
    show()
    for (const step of [600, 650, 700]) {
      send(`setHeight:${step}`)
      expect(height()).toBe(String(step))
    }
  })

  it.each([
    [5000, "768"],
    [500, "539"],
  ])("of an error page of %d px becomes %s", (clientHeight, expected) => {
    show()
    Object.defineProperty(frame(), "clientHeight", { value: clientHeight })
    send("collapseErrorPage")
    expect(height()).toBe(expected)
  })
})

describe("sender", () => {
  it.each([
    "https://evil.example",
    "https://form.jotform.com",
    "http://127.0.0.1:9101.evil.example",
    `${provider}/`,
    "null",
    "",
    window.location.origin,
  ])("is ignored if its origin is %j, even in the form's frame", (origin) => {
    show()
    const replies = spyOnReplies()
    for (const data of ["setHeight:900", "reloadPage", { action: "submission-completed" }]) send(data, { origin })
    expect(height()).toBe("539")
    expect(reloadPage).not.toHaveBeenCalled()
    expect(replies).not.toHaveBeenCalled()
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
  })

  it("is ignored if it is another window, even with the right origin", () => {
    show()
    for (const source of [window, null]) {
      send(`setHeight:900:${id}`, { source })
      send("reloadPage", { source })
    }
    expect(height()).toBe("539")
    expect(reloadPage).not.toHaveBeenCalled()
  })

  it("may be a sibling origin of the provider, to which a submitted form navigates", () => {
    show()
    send("setHeight:300", { origin: sibling })
    expect(height()).toBe("300")
  })

  it("is matched by window and form id if the page has two forms", () => {
    show()
    render(<EmbeddedForm formId={otherId} title="Other" help={help} email="hello@blast.example" />)
    const other = { source: frame("Other").contentWindow }
    send("setHeight:900", other)
    expect([height(), height("Other")]).toEqual(["539", "900"])
    send(`setHeight:800:${id}`, other)
    expect([height(), height("Other")]).toEqual(["539", "900"])
    send(`setHeight:700:${id}`)
    expect([height(), height("Other")]).toEqual(["700", "900"])
    send({ action: "submission-completed", formID: otherId }, other)
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual(["", help.sent])
  })

  it("has no listener after unmount", () => {
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

it("10,000 hostile messages have no effect", () => {
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
  const messages = fc.sample(message, { numRuns: 10_000, seed: 15 })
  act(() => messages.forEach((init) => void window.dispatchEvent(new MessageEvent("message", init))))
  expect(messages).toHaveLength(10_000)
  expect(height()).toBe("539")
  expect(scripts()).toEqual([])
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  for (const effect of [replies, reloadPage, scrollIntoView, exitFullscreen]) expect(effect).not.toHaveBeenCalled()
  Object.defineProperty(document, "fullscreenElement", { value: null, configurable: true })
})

describe("command", () => {
  it.each(["scrollIntoView", `scrollIntoView::${id}`, `scrollIntoView:${id}`])(
    "%s scrolls the frame into view",
    (message) => {
      show()
      send(message)
      expect(scrollIntoView.mock.contexts).toEqual([frame()])
    },
  )

  it("reloadPage reloads through the function that prevents loops", () => {
    show()
    send("reloadPage")
    expect(reloadPage).toHaveBeenCalledTimes(1)
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

  it("loadScript loads a script of the provider once per URL, and at most five in a document", () => {
    show()
    const load = (name: string) => send(`loadScript:${provider}/${name}:${id}`)
    for (let times = 0; times < 3; times++) load("a.js")
    load("a.js#again")
    expect(scripts()).toEqual([`${provider}/a.js`])
    // A script may remove its own element.
    document.scripts[0]?.remove()
    load("a.js")
    expect(scripts()).toEqual([])
    for (let number = 0; number < 100; number++) load(`a.js?${number}`)
    expect(scripts()).toEqual([0, 1, 2, 3].map((number) => `${provider}/a.js?${number}`))
  })

  it("loadScript loads a script again that has failed, and a failed script counts towards the limit", () => {
    show()
    const load = (name: string) => send(`loadScript:${provider}/${name}:${id}`)
    load("a.js")
    fireEvent.error(document.scripts[0] ?? document)
    load("a.js")
    load("a.js")
    expect(scripts()).toEqual([`${provider}/a.js`, `${provider}/a.js`])
    for (let number = 0; number < 100; number++) load(`a.js?${number}`)
    expect(scripts()).toHaveLength(5)
  })

  it.each([`:${otherId}`, "", ":", `:${id}0`, `:${id}:${otherId}`])(
    "loadScript loads nothing unless it ends with the id of this form (%j)",
    (end) => {
      show()
      send(`loadScript:${provider}/a.js${end}`)
      expect(scripts()).toEqual([])
    },
  )

  it.each([
    "https://jotform.com.evil.example/a.js",
    "https://evil.example/a.js",
    "https://cdn.jotform.com/a.js",
    "javascript:alert(1)",
    "data:text/javascript,alert(1)",
    "/a.js",
  ])("loadScript does not load %s", (address) => {
    show()
    send(`loadScript:${address}:${id}`)
    expect(scripts()).toEqual([])
  })

  it("loadScript loads nothing on a personal page", () => {
    window.history.replaceState(null, "", `/commit/${userId}/`)
    show({ prefill: { applicantId: userId } })
    send(`loadScript:${provider}/a.js:${id}`)
    expect(scripts()).toEqual([])
  })
})

describe("reply", () => {
  it.each([
    "setHeight:900",
    "scrollIntoView",
    "collapseErrorPage",
    "reloadPage",
    "exitFullscreen",
    `loadScript:${provider}/a.js:${id}`,
    { action: "submission-completed", formID: id },
  ])("to %j contains the page's address, for the exact origin of the sender", (message) => {
    show()
    const replies = spyOnReplies()
    send(message)
    const docurl = encodeURIComponent("http://localhost/apply-research/")
    expect(replies.mock.calls).toEqual([[JSON.stringify({ type: "urls", value: { docurl, referrer: "" } }), provider]])
  })

  it("on a personal page contains the route and not the id", () => {
    window.history.replaceState(null, "", `/commit/${userId}/?x=${userId}`)
    jest.spyOn(document, "referrer", "get").mockReturnValue(`http://localhost/letter/${userId}/`)
    show({ prefill: { applicantId: userId } })
    const replies = spyOnReplies()
    send("setHeight:900", { origin: sibling })
    const docurl = encodeURIComponent("http://localhost/commit/:userId")
    expect(replies.mock.calls).toEqual([[JSON.stringify({ type: "urls", value: { docurl, referrer: "" } }), sibling]])
  })

  it("is not sent to a message that the page ignores", () => {
    show()
    const replies = spyOnReplies()
    for (const data of [
      "formSettled",
      "setMinHeight:200",
      "setHeight:NaN",
      `setHeight:900:${otherId}`,
      { other: 1 },
      null,
    ])
      send(data)
    expect(replies).not.toHaveBeenCalled()
  })
})

describe("form without messages", () => {
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  const status = () => screen.getByRole("status")

  beforeEach(() => jest.useFakeTimers())

  it("is late after 15 s in the viewport without a load event, and not outside the viewport", () => {
    show()
    pass(60_000)
    expect(status()).toBeEmptyDOMElement()
    setInView(true)
    pass(14_999)
    expect(status()).toBeEmptyDOMElement()
    pass(1)
    expect(status()).toHaveTextContent("Not loaded yet. Write to hello@blast.example")
    expect(screen.getByRole("link", { name: "hello@blast.example" })).toHaveAttribute(
      "href",
      "mailto:hello@blast.example",
    )
    expect(screen.getByRole("link", { name: "Open the form" })).toBeVisible()
  })

  it("is late 5 s after a load event", () => {
    show()
    setInView(true)
    pass(3000)
    fireEvent.load(frame())
    pass(4999)
    expect(status()).toBeEmptyDOMElement()
    pass(1)
    expect(status()).toHaveTextContent(/Not loaded yet/)
  })

  it.each(["setHeight:900", "formSettled", `setHeight:900:${otherId}`])(
    "is not late after the message %s",
    (message) => {
      show()
      setInView(true)
      pass(10_000)
      send(message)
      fireEvent.load(frame())
      pass(60_000)
      expect(status()).toBeEmptyDOMElement()
    },
  )

  it("is not late when a connected form enters the viewport again", () => {
    show()
    setInView(true)
    send("setHeight:900")
    setInView(false)
    setInView(true)
    pass(60_000)
    expect(status()).toBeEmptyDOMElement()
  })

  it("is no longer late after its first message, and ignores other senders", () => {
    show()
    setInView(true)
    pass(15_000)
    send("setHeight:900", { origin: "https://evil.example" })
    expect(status()).not.toBeEmptyDOMElement()
    send("setHeight:900")
    expect(status()).toBeEmptyDOMElement()
  })
})

it("is marked once the visitor has focused it, because a reload would lose what was typed", () => {
  jest.useFakeTimers()
  show()
  fireEvent.blur(window)
  jest.runAllTimers()
  expect(frame()).not.toHaveAttribute("data-typed")
  frame().focus()
  fireEvent.blur(window)
  jest.runAllTimers()
  expect(frame()).toHaveAttribute("data-typed")
})

describe("submitted form", () => {
  it.each([{ action: "submission-completed", formID: id }, { action: "submission-completed" }])(
    "is announced and scrolled into view, and stays announced (%j)",
    (message) => {
      show()
      send("setHeight:300", { origin: sibling })
      expect(scrollIntoView).not.toHaveBeenCalled()
      send(message, { origin: sibling })
      expect(screen.getByRole("status")).toHaveTextContent("Sent. Thank you.")
      expect(scrollIntoView.mock.contexts).toEqual([frame()])
      send("setHeight:280", { origin: sibling })
      expect(screen.getByRole("status")).toHaveTextContent("Sent. Thank you.")
      expect(height()).toBe("280")
      send(message, { origin: sibling })
      expect(scrollIntoView).toHaveBeenCalledTimes(2)
    },
  )

  it("is not announced for another form id", () => {
    show()
    send({ action: "submission-completed", formID: otherId })
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
  })
})

describe("message before hydration", () => {
  const form = <EmbeddedForm formId={id} title="Application" help={help} email="hello@blast.example" />
  const html = renderToString(form)

  /** Runs the inline script of the prerendered HTML as a browser does. */
  function runInlineScript(): void {
    const script = document.createElement("script")
    script.textContent = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ""
    document.head.append(script)
  }

  afterEach(() => delete window.earlyMessages)

  it("is applied once at hydration, and buffering stops", () => {
    const container = document.createElement("div")
    document.body.append(container)
    container.innerHTML = html
    runInlineScript()
    send("setHeight:900")
    send("setHeight:2000", { origin: "https://evil.example" })
    send("setHeight:3000", { source: window })
    expect(height()).toBe("539")
    const { unmount } = render(<StrictMode>{form}</StrictMode>, { container, hydrate: true })
    expect(height()).toBe("900")
    send("setHeight:700")
    expect(height()).toBe("700")
    send("setHeight:600", { source: window })
    expect(window.earlyMessages?.events.map(({ data }) => data as unknown)).toEqual(["setHeight:3000"])
    unmount()
    container.remove()
  })

  it("is buffered up to a limit of 100", () => {
    runInlineScript()
    send("setHeight:800", { source: window })
    // The page may have several forms, each with the script.
    runInlineScript()
    for (let times = 0; times < 150; times++) send("setHeight:900", { source: window })
    expect(window.earlyMessages?.events).toHaveLength(100)
    expect(window.earlyMessages?.events[0]?.data).toBe("setHeight:800")
  })
})
