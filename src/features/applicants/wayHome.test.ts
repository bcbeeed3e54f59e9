import { navigate } from "gatsby"
import type * as WayHome from "./wayHome"
import { endedLookUpOf, goHome } from "./wayHome"

it("goes home in place of the personal page, says how it ended and no more, and remembers the way back", () => {
  window.history.replaceState(null, "", "/letter/id-1/")
  goHome("failed")
  const [path, options] = jest.mocked(navigate).mock.lastCall as unknown as [string, object]
  expect([path, options]).toEqual(["/", { replace: true, state: { endedLookUp: "failed" } }])
  expect(endedLookUpOf({ key: "1", endedLookUp: "failed" })).toEqual({ kind: "failed", page: "/letter/id-1/" })
})

it("knows no way back after a reload", () => {
  jest.isolateModules(() => {
    const reloaded = jest.requireActual<typeof WayHome>("./wayHome")
    expect(reloaded.endedLookUpOf({ endedLookUp: "notFound" })).toEqual({ kind: "notFound" })
  })
})

it.each([null, undefined, "failed", {}, { endedLookUp: "found" }, { endedLookUp: { kind: "failed" } }])(
  "reads nothing from a history that holds something else: %j",
  (state) => expect(endedLookUpOf(state)).toBeUndefined(),
)
