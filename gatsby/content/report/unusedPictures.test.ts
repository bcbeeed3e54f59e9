import { findingsIn, type Change } from "./testing/report"

const used: Change = ["capstone-tracks.json", [0, "imageSrc"], "images/used.png"]

it("reports pictures and dark variants that no field refers to", () => {
  const names = ["used.png", "used.dark.png", "old.png", "gone.dark.png"]
  expect(findingsIn("unusedPicture", [used], { pictures: names.map((name) => `images/${name}`) })).toEqual(
    ["old.png", "gone.dark.png"].map(
      (name) => `images/${name} is used nowhere. Refer to the picture, or remove the file.`,
    ),
  )
})
