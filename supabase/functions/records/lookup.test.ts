/** @jest-environment node */
import { createLookup, type LookupResult } from "./lookup"
import { defaultSettings } from "./settings"
import type { Store } from "./store"
import type { LookupState } from "./store/lookups"

const source = "Letters"
const absent = { kind: "absent" } as const
const unavailable = { kind: "unavailable", retryAfter: 5 } as const
const stateOf = (uuid: string): LookupState => ({ source, uuid, isAbsent: true, pause: 0, isRefreshDue: false })

/** Creates the lookups of a worker. `read` replaces the database, which finds no record. */
function createWorker(read: (uuids: string[]) => Promise<LookupState[]>) {
  const store: Pick<Store, "read"> = { read: (keys) => read(keys.map(({ uuid }) => uuid)) }
  return createLookup({
    // The tests use no other method.
    store: store as Store,
    upstream: { fetchPage: () => Promise.reject(new Error("No request expected.")) },
    settings: { ...defaultSettings, pendingLimit: 3 },
    log: () => undefined,
    waitUntil: () => undefined,
  })
}

it("refuses lookups above the limit at once, and shares the lookup of one id", async () => {
  let respond: () => void = () => undefined
  const response = new Promise<void>((resolve) => (respond = resolve))
  const { lookUp } = createWorker(async (uuids) => {
    await response
    return uuids.map(stateOf)
  })
  const admitted = ["a", "b", "c", "a", "c"].map((id) => lookUp(source, id))
  const refused: Promise<LookupResult>[] = ["d", "e"].map((id) => lookUp(source, id))
  expect(await Promise.all(refused)).toEqual([unavailable, unavailable])
  respond()
  expect(await Promise.all(admitted)).toEqual([absent, absent, absent, absent, absent])
})

it("keeps nothing of a lookup that has ended", async () => {
  const { lookUp } = createWorker((uuids) => Promise.resolve(uuids.map(stateOf)))
  for (let id = 0; id < 100; id++) expect(await lookUp(source, String(id))).toEqual(absent)
})
