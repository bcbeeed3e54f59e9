/** @jest-environment jsdom */
import { reportSubmission, startForm } from "./pageScript"

const formId = "250418836527164"
const posted: unknown[] = []
let height = 500
let notifyResize: () => void = () => undefined

beforeAll(() => {
  Object.defineProperty(window, "parent", { value: { postMessage: (message: unknown) => posted.push(message) } })
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      notifyResize = () => callback([], this)
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  document.body.getBoundingClientRect = () => ({ height }) as DOMRect
  document.body.innerHTML = `<form><input required></form><output id="received-message"></output>
    <input id="message" value="typed">
    <button data-message="exitFullscreen">A</button><button data-message-from="message">B</button>`
})
beforeEach(() => posted.splice(0))

describe("a form in a frame", () => {
  it("posts its initial messages, its height, and the messages of the query", () => {
    window.history.replaceState(null, "", "?send=reloadPage&send=exitFullscreen")
    startForm(formId)
    expect(posted).toEqual([
      "removeIframeOnloadAttr",
      `setDeviceType:desktop:${formId}`,
      `backgroundStyles:#fff:${formId}`,
      `setMinHeight:200:${formId}`,
      "formSettled",
      `setHeight:500:${formId}`,
      "reloadPage",
      "exitFullscreen",
    ])
  })

  it("posts the animation steps of a new height without the form id, then the height with the form id", () => {
    notifyResize()
    expect(posted).toEqual([])
    height = 700
    notifyResize()
    expect(posted).toEqual(["setHeight:550", "setHeight:600", "setHeight:650", `setHeight:700:${formId}`])
  })

  it("posts scrollIntoView if a field is invalid", () => {
    document.querySelector("form")?.reportValidity()
    expect(posted).toEqual([`scrollIntoView::${formId}`])
  })

  it("posts the message of a clicked button and a typed message", () => {
    for (const button of document.querySelectorAll("button")) button.click()
    expect(posted).toEqual(["exitFullscreen", "typed"])
  })

  it("shows a message from the parent page", () => {
    window.dispatchEvent(new MessageEvent("message", { data: '{"type":"urls"}' }))
    expect(document.getElementById("received-message")?.textContent).toBe('{"type":"urls"}')
  })
})

it("reports a submission with a height without a form id, then with an object", () => {
  height = 240
  reportSubmission(formId)
  expect(posted).toEqual(["setHeight:240", { action: "submission-completed", formID: formId }])
})

it("posts nothing outside a frame", () => {
  Object.defineProperty(window, "parent", { value: window })
  startForm(formId)
  reportSubmission(formId)
  expect(posted).toEqual([])
})
