import { navigate } from "gatsby"
import { endedLookupOf, redirectHome } from "./redirectHome"

it("redirects to the home page with only the outcome in the history state, and keeps the path in memory", () => {
  window.history.replaceState(null, "", "/letter/id-1/")
  redirectHome({ reason: "failed", page: "letter" })
  // The cast: `navigate` has several signatures, and the type is that of the last one.
  const [target, options] = jest.mocked(navigate).mock.lastCall as unknown as [string, object]
  expect([target, options]).toEqual(["/", { replace: true, state: { endedLookup: { reason: "failed" } } }])
  expect(endedLookupOf({ key: "1", endedLookup: { reason: "failed" } })).toEqual({
    reason: "failed",
    path: "/letter/id-1/",
  })
})

it.each([
  null,
  undefined,
  "failed",
  {},
  { endedLookup: null },
  { endedLookup: { reason: "found" } },
  { endedLookup: { reason: "notReleased" } },
  { endedLookup: { reason: "notReleased", releaseAt: "soon" } },
])("returns nothing for the history state %j", (state) => expect(endedLookupOf(state)).toBeUndefined())

it("keeps the instant of the release in the history state, for a reload", () => {
  const endedLookup = { reason: "notReleased", releaseAt: "2026-03-28T00:00:00.000Z" } as const
  redirectHome({ ...endedLookup, page: "letter" })
  const [, options] = jest.mocked(navigate).mock.lastCall as unknown as [string, { state: unknown }]
  expect(endedLookupOf(JSON.parse(JSON.stringify(options.state)))).toMatchObject(endedLookup)
})
