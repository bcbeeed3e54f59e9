import { reloadIfOutdated } from "./loadChunk"

const reload = jest.fn()
const loadAppData = jest.fn()

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
  document.body.innerHTML = "<form></form>"
  Object.assign(window, { ___webpackCompilationHash: "old", ___loader: { loadAppData } })
  loadAppData.mockReset().mockResolvedValue({ webpackCompilationHash: "new" })
})

describe("reloadIfOutdated", () => {
  it("reloads once per newer build", async () => {
    expect(await reloadIfOutdated(reload)).toBe(true)
    expect(await reloadIfOutdated(reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    loadAppData.mockResolvedValue({ webpackCompilationHash: "newer" })
    expect(await reloadIfOutdated(reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it.each([
    ["the same build is deployed", { webpackCompilationHash: "old" }],
    ["the visitor is offline", undefined],
  ])("does not reload if %s", async (_why, data) => {
    loadAppData.mockResolvedValue(data)
    expect(await reloadIfOutdated(reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it("does not reload if storage is blocked, because it could not detect a loop", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError")
    })
    expect(await reloadIfOutdated(reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
