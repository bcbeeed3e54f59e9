import * as storage from "./storage"

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Returns a new instance of the module, as after a page load. */
function reloaded(): typeof storage {
  let fresh = storage
  jest.isolateModules(() => {
    fresh = jest.requireActual<typeof storage>("./storage")
  })
  return fresh
}

it("keeps the popup closed after a reload, until the visit ends", () => {
  reloaded().markPopupClosed()
  expect(reloaded().isPopupClosed()).toBe(true)
  sessionStorage.clear()
  expect(reloaded().isPopupClosed()).toBe(false)
})

it("stores the draft until it is empty", () => {
  storage.saveDraft("maya@")
  expect(reloaded().readDraft()).toBe("maya@")
  storage.saveDraft("")
  expect(sessionStorage).toHaveLength(0)
})

describe.each([
  ["blocked", () => jest.spyOn(window, "localStorage", "get").mockImplementation(refuse)],
  ["full", () => undefined],
])("storage that is %s", (_state, block) => {
  beforeEach(() => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse)
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(refuse)
    block()
  })

  it("counts as empty and throws nothing", () => {
    const fresh = reloaded()
    fresh.saveDraft("maya@")
    fresh.markSubscribed()
    expect([fresh.isSubscribed(), fresh.readDraft()]).toEqual([false, ""])
  })

  it("keeps a closed popup closed until the next page load", () => {
    const fresh = reloaded()
    expect(fresh.isPopupClosed()).toBe(false)
    fresh.markPopupClosed()
    expect(fresh.isPopupClosed()).toBe(true)
  })
})

function refuse(): never {
  throw new DOMException("Refused", "SecurityError")
}
