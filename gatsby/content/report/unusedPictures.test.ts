import { findingsIn, type Change } from "./testReport"

const used: Change = ["capstone-tracks.json", [0, "imageSrc"], "images/used.png"]
const findings = (...names: string[]) =>
  findingsIn("unusedPicture", [used], { pictures: names.map((name) => `images/${name}`) })

it("accepts a picture that a field refers to, and its dark variant", () => {
  expect(findings("used.png", "used.dark.png")).toEqual([])
})

it("reports an unused picture", () => {
  expect(findings("used.png", "old.png")).toEqual([
    "images/old.png is used nowhere. Refer to the picture, or remove the file.",
  ])
})

it("reports an unused picture together with its dark variant", () => {
  expect(findings("old.png", "old.dark.png")).toEqual([
    "images/old.png is used nowhere, and neither is its dark variant images/old.dark.png. Refer to the picture, or remove both files.",
  ])
})

it("reports a dark variant without a picture", () => {
  expect(findings("gone.dark.png")).toHaveLength(1)
})
