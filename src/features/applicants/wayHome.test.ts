import { navigate } from "gatsby"
import { endedLookUpOf, forgetEndedLookUp, goHome } from "./wayHome"

it("goes home in place of the personal page, and says how it ended and no more", () => {
  goHome("failed")
  expect(navigate).toHaveBeenCalledWith("/", { replace: true, state: { endedLookUp: "failed" } })
})

it("reads its own words from the history and no others", () => {
  expect(endedLookUpOf({ key: "1", endedLookUp: "notFound" })).toBe("notFound")
  for (const state of [null, undefined, "failed", {}, { endedLookUp: "found" }, { endedLookUp: 1 }])
    expect(endedLookUpOf(state)).toBeUndefined()
})

it("is said once: the history forgets it and keeps the rest", () => {
  window.history.replaceState({ key: "1", endedLookUp: "failed" }, "")
  forgetEndedLookUp()
  expect(window.history.state).toEqual({ key: "1" })
})
