import { navigate } from "gatsby"
import type * as RedirectHome from "./redirectHome"
import { endedLookUpOf, redirectHome } from "./redirectHome"

it("replaces the personal page with the home page, passes only how the look-up ended, and keeps the path", () => {
  window.history.replaceState(null, "", "/letter/id-1/")
  redirectHome("failed")
  const [path, options] = jest.mocked(navigate).mock.lastCall as unknown as [string, object]
  expect([path, options]).toEqual(["/", { replace: true, state: { endedLookUp: "failed" } }])
  expect(endedLookUpOf({ key: "1", endedLookUp: "failed" })).toEqual({ kind: "failed", path: "/letter/id-1/" })
})

it("has no path after a reload", () => {
  jest.isolateModules(() => {
    const reloaded = jest.requireActual<typeof RedirectHome>("./redirectHome")
    expect(reloaded.endedLookUpOf({ endedLookUp: "notFound" })).toEqual({ kind: "notFound" })
  })
})

it.each([null, undefined, "failed", {}, { endedLookUp: "found" }, { endedLookUp: { kind: "failed" } }])(
  "returns nothing for the history state %j",
  (state) => expect(endedLookUpOf(state)).toBeUndefined(),
)
