import { reloadPage } from "./reloadPage"

const reload = jest.fn()

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2025-03-01T12:00:00Z") })
  reload.mockReset()
  sessionStorage.clear()
})
afterEach(() => jest.useRealTimers())

it("reloads once, and again only after a minute or when the clock was set back by more than a minute", () => {
  for (let times = 0; times < 5; times++) reloadPage(reload)
  jest.advanceTimersByTime(59_999)
  reloadPage(reload)
  expect(reload).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1)
  reloadPage(reload)
  expect(reload).toHaveBeenCalledTimes(2)
  jest.setSystemTime(new Date("2025-03-01T11:00:00Z"))
  reloadPage(reload)
  expect(reload).toHaveBeenCalledTimes(3)
})

it("does not reload if storage is blocked, because it could not detect a loop", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError")
  })
  reloadPage(reload)
  expect(reload).not.toHaveBeenCalled()
})
