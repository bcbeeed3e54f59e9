import { findingsIn, type Change } from "./testing/report"

const used: Change = ["capstone-tracks.json", [0, "imageSrc"], "images/2.1/used.png"]

it("reports pictures and dark variants that no field refers to", () => {
  const names = ["2.1/used.png", "2.1/used.dark.png", "old.png", "gone.dark.png"]
  expect(findingsIn("unusedFile", [used], { pictures: names.map((name) => `images/${name}`) })).toEqual(
    ["old.png", "gone.dark.png"].map(
      (name) => `images/${name} is used nowhere. Refer to the picture, or remove the file.`,
    ),
  )
})

it("reports a file that is neither content, nor a picture, nor part of the folder", () => {
  const otherFiles = ["README.md", "FIELDS.md", ".DS_Store", "images/.gitkeep", "images/ada.heic", "old/README.md"]
  const message = "is neither content nor a picture, and the site does not use it. Remove it."
  expect(findingsIn("unusedFile", [], { otherFiles })).toEqual([
    `images/ada.heic ${message}`,
    `old/README.md ${message}`,
  ])
})
