import { acquireInTime } from "./permits"
import type { Permit } from "./store/permits"

const permit: Permit = { id: 3, holder: "holder", sentAt: "2025-01-15 12:00:00" }

/** Acquires a permit with a call that takes some milliseconds. Returns what was acquired, and the permits that were released. */
async function acquireAfter(milliseconds: number, acquired: { permit: Permit } | undefined) {
  const releasePermit = jest.fn(() => Promise.resolve())
  let time = 1_000
  jest.spyOn(performance, "now").mockImplementation(() => time)
  const result = await acquireInTime({ releasePermit }, () => {
    time += milliseconds
    return Promise.resolve(acquired)
  })
  return { result, released: releasePermit.mock.calls }
}

afterEach(() => {
  jest.restoreAllMocks()
})

it("returns a permit that arrives within two seconds", async () => {
  expect(await acquireAfter(2_000, { permit })).toEqual({ result: { permit }, released: [] })
})

it("releases a permit that arrives later, because it could expire during its request", async () => {
  expect(await acquireAfter(2_001, { permit })).toEqual({ result: undefined, released: [[permit, 0]] })
})

it("returns undefined if there is no permit, however long that took", async () => {
  expect(await acquireAfter(5_000, undefined)).toEqual({ result: undefined, released: [] })
})
