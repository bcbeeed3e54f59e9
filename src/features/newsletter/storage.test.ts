import * as storage from "./storage"

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** The module anew, as after a reload of the page. */
function reloaded(): typeof storage {
  let fresh = storage
  jest.isolateModules(() => {
    fresh = jest.requireActual<typeof storage>("./storage")
  })
  return fresh
}

it("keeps the flag blast_subscribed for later visits", () => {
  expect(reloaded().isSubscribed()).toBe(false)
  reloaded().rememberSubscribed()
  expect(localStorage.getItem("blast_subscribed")).toBe("true")
  sessionStorage.clear()
  expect(reloaded().isSubscribed()).toBe(true)
})

it("keeps over a reload that the popup was closed, and forgets it with the visit", () => {
  reloaded().rememberPopupClosed()
  expect(reloaded().isPopupClosed()).toBe(true)
  sessionStorage.clear()
  expect(reloaded().isPopupClosed()).toBe(false)
})

it("keeps the draft until it is emptied", () => {
  storage.keepDraft("maya@")
  expect(reloaded().readDraft()).toBe("maya@")
  storage.keepDraft("")
  expect(sessionStorage).toHaveLength(0)
})

describe.each([
  ["blocked", () => jest.spyOn(window, "localStorage", "get").mockImplementation(refuse)],
  ["full", () => undefined],
])("storage that is %s", (_how, spoil) => {
  beforeEach(() => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse)
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(refuse)
    spoil()
  })

  it("counts as empty and breaks nothing", () => {
    const fresh = reloaded()
    fresh.keepDraft("maya@")
    fresh.rememberSubscribed()
    expect([fresh.isSubscribed(), fresh.readDraft()]).toEqual([false, ""])
  })

  it("still keeps a closed popup closed until the page is loaded anew", () => {
    const fresh = reloaded()
    expect(fresh.isPopupClosed()).toBe(false)
    fresh.rememberPopupClosed()
    expect(fresh.isPopupClosed()).toBe(true)
  })
})

function refuse(): never {
  throw new DOMException("Refused", "SecurityError")
}
