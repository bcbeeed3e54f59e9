import { navigate } from "gatsby"
import { endedLookupOf, redirectHome } from "./redirectHome"

it("redirects to the home page with only the outcome in the history state, and keeps the path in memory", () => {
  window.history.replaceState(null, "", "/letter/id-1/")
  redirectHome("failed", "letter")
  // The cast: `navigate` has several signatures, and the type is that of the last one.
  const [target, options] = jest.mocked(navigate).mock.lastCall as unknown as [string, object]
  expect([target, options]).toEqual([
    "/",
    { replace: true, state: { endedLookup: { reason: "failed", page: "letter" } } },
  ])
  expect(endedLookupOf({ key: "1", endedLookup: { reason: "failed", page: "letter" } })).toEqual({
    reason: "failed",
    page: "letter",
    path: "/letter/id-1/",
  })
})

it.each([
  null,
  undefined,
  "failed",
  {},
  { endedLookup: null },
  { endedLookup: { reason: "found", page: "letter" } },
  { endedLookup: { reason: "failed" } },
])("returns nothing for the history state %j", (state) => expect(endedLookupOf(state)).toBeUndefined())
