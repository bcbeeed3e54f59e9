import * as storage from "./storage"

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
  expect(reloaded().isPopupDismissed()).toBe(true)
  sessionStorage.clear()
  expect(reloaded().isPopupDismissed()).toBe(false)
})

it.each([true, false])(
  "counts blocked storage as empty, but keeps a closed popup closed until the next page load (%s)",
  (isBlocked) => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse)
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(refuse)
    if (isBlocked) jest.spyOn(window, "localStorage", "get").mockImplementation(refuse)
    const fresh = reloaded()
    fresh.saveDraft("maya@")
    expect([fresh.readDraft(), fresh.isPopupDismissed()]).toEqual(["", false])
    fresh.markSubscribed()
    expect(fresh.isPopupDismissed()).toBe(true)
  },
)

function refuse(): never {
  throw new DOMException("Refused", "SecurityError")
}
