import { createStore } from "./store"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it("ends a lookup after 8 s, and waits a minute for what the staff read or publish", async () => {
  const store = createStore(() => new Promise(() => undefined))
  const ended: string[] = []
  const note = (name: string) => (error: Error) => ended.push(`${name}: ${error.name}`)
  store.findRecords([]).catch(note("lookup"))
  store.listPublications().catch(note("list"))
  store.readPublication(undefined).catch(note("read"))
  await jest.advanceTimersByTimeAsync(8_000)
  expect(ended).toEqual(["lookup: Timeout"])
  await jest.advanceTimersByTimeAsync(52_000)
  expect(ended).toEqual(["lookup: Timeout", "list: Timeout", "read: Timeout"])
})
