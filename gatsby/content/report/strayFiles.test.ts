import { findingsIn } from "./testReport"

it("reports a file that is neither content, nor a picture, nor part of the folder", () => {
  const otherFiles = [
    "README.md",
    "FIELDS.md",
    ".DS_Store",
    "images/.gitkeep",
    "images/ada.heic",
    "notes.txt",
    "old/README.md",
  ]
  const message = "is neither content nor a picture, and the site does not use it. Remove it."
  expect(findingsIn("strayFile", [], { otherFiles })).toEqual([
    `images/ada.heic ${message}`,
    `notes.txt ${message}`,
    `old/README.md ${message}`,
  ])
})
