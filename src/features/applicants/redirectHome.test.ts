import { navigate } from "gatsby"
import type * as RedirectHome from "./redirectHome"
import { endedLookupOf, redirectHome } from "./redirectHome"

it("redirects to the home page with only the outcome in the history state, and keeps the path in memory", () => {
  window.history.replaceState(null, "", "/letter/id-1/")
  redirectHome("failed")
  const [target, options] = jest.mocked(navigate).mock.lastCall as unknown as [string, object]
  expect([target, options]).toEqual(["/", { replace: true, state: { endedLookup: "failed" } }])
  expect(endedLookupOf({ key: "1", endedLookup: "failed" })).toEqual({ kind: "failed", path: "/letter/id-1/" })
})

it("returns the outcome without a path after a reload", () => {
  jest.isolateModules(() => {
    const reloaded = jest.requireActual<typeof RedirectHome>("./redirectHome")
    expect(reloaded.endedLookupOf({ endedLookup: "notFound" })).toEqual({ kind: "notFound" })
  })
})

it.each([null, undefined, "failed", {}, { endedLookup: "found" }, { endedLookup: { kind: "failed" } }])(
  "returns nothing for the history state %j",
  (state) => expect(endedLookupOf(state)).toBeUndefined(),
)
