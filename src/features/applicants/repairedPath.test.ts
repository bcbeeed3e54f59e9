import { repairedPath } from "./repairedPath"

it.each([
  ["a second copy of the id", "/letter/8f14e45f/8f14e45f/", "/letter/8f14e45f/"],
  ["other text behind the id", "/commit/8f14e45f/%29", "/commit/8f14e45f/"],
  [
    "the whole address behind the path",
    "/letter/https://blast.example/letter/8f14e45f-ceea-467f-9a1c-3b5d7e9f0a12/",
    "/letter/8f14e45f-ceea-467f-9a1c-3b5d7e9f0a12/",
  ],
  ["capital letters", "/Decision/8f14E45F", "/decision/8f14E45F/"],
  ["a right address", "/letter/8f14e45f/", undefined],
  ["no id", "/Letter/", undefined],
  ["another page", "/lettre/8f14e45f/more", undefined],
])("repairs the address of a personal page: %s", (_what, path, repaired) => {
  expect(repairedPath(path)).toBe(repaired)
})
