import { findingsIn, type Change } from "./testReport"

const findings = (imageAlt: string) =>
  findingsIn("fileNameAsText", [
    ["team.json", [0, "imageSrc"], "images/people/ada-lovelace.png"],
    ["team.json", [0, "imageAlt"], imageAlt],
  ] satisfies Change[])

it.each([
  "IMG_1234",
  "hero.png",
  "DSC00012.JPG",
  "Screenshot 2025-06-17 at 10.12.33",
  "image (3)",
  "ada-lovelace",
  "Ada-Lovelace.png",
])("reports %j", (text) => {
  expect(findings(text)).toEqual([
    `team.json 0.imageAlt is "${text}", the name of a file. Say in a few words what the picture shows.`,
  ])
})

it.each(["Ada Lovelace", "Portrait of Ada in 1840", "Image processing in 3 steps", "P-values over 20 runs"])(
  "accepts %j",
  (text) => {
    expect(findings(text)).toEqual([])
  },
)

it("compares the text of a collage with each of its pictures", () => {
  const images = ["images/a.png", "images/chart-2.png", "images/c.png"]
  const lines = findingsIn("fileNameAsText", [
    ["research-highlights.json", [0, "collageImages"], images],
    ["research-highlights.json", [0, "collageAlt"], "chart-2"],
  ])
  expect(lines).toHaveLength(1)
})
