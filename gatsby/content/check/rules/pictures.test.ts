import { z } from "zod"
import type { ContentFile } from "../../model"
import { pictureSource } from "../../model/fields"
import { pictureProblem } from "./pictures"
import { problemSentence } from "../problem"
import { checkTexts } from "../traverse"
import type { PictureFile } from "../source"
import { parsedContent, replaced, validContent } from "../testContent"

const good: PictureFile = { bytes: 2000, size: { width: 2000, height: 2000 } }

function linesFor(imageSrc: string, pictures: Record<string, PictureFile>): string[] {
  const team = replaced(validContent["team.json"], [0, "imageSrc"], imageSrc)
  const all = new Map(Object.entries({ "images/portrait.png": good, ...pictures }))
  return parsedContent({ "team.json": team })
    .filter(({ file }) => file.path === "team.json")
    .flatMap((parsed) => checkTexts(parsed, (text) => pictureProblem(text, all)))
    .map(problemSentence)
}

const place = 'item 1 → "imageSrc" is'

it("accepts an existing picture and a URL on a CDN", () => {
  expect(linesFor("images/portrait.png", {})).toEqual([])
  expect(linesFor("https://cdn.example/ada.png", {})).toEqual([])
})

it.each<[string, string, Record<string, PictureFile>, string]>([
  [
    "does not exist",
    "images/people/unknown.png",
    {},
    `${place} "images/people/unknown.png", but content/ has no such file. Put the file there, or write the path of an existing picture.`,
  ],
  [
    "has a typo in its name",
    "images/peple/ada.png",
    { "images/people/ada.png": good },
    `${place} "images/peple/ada.png", but content/ has no such file. Did you mean "images/people/ada.png"?`,
  ],
  [
    "is in another folder",
    "images/ada.png",
    { "images/people/team/ada.png": good },
    `${place} "images/ada.png", but content/ has no such file. Did you mean "images/people/team/ada.png"?`,
  ],
  [
    "differs in upper and lower case",
    "images/Ada.png",
    { "images/ada.PNG": good },
    `${place} "images/Ada.png", but content/ has no such file. Did you mean "images/ada.PNG"?`,
  ],
  [
    "cannot be decoded",
    "images/ada.png",
    { "images/ada.png": { bytes: 12 } },
    `${place} "images/ada.png", but that file is damaged or not a picture. Save the picture again as PNG or JPEG.`,
  ],
  [
    "has a damaged file for the dark scheme",
    "images/ada.png",
    { "images/ada.png": good, "images/ada.dark.png": { bytes: 12 } },
    `${place.replace("is", "has")} a file for the dark scheme that is "images/ada.dark.png", but that file is damaged or not a picture. Save the picture again as PNG or JPEG.`,
  ],
  [
    "is the variant for the dark scheme",
    "images/ada.dark.png",
    { "images/ada.png": good, "images/ada.dark.png": good },
    `${place} "images/ada.dark.png", the file for the dark scheme. Write "images/ada.png": the site finds the dark one by its name.`,
  ],
  [
    "is too small",
    "images/ada.png",
    { "images/ada.png": { bytes: 100, size: { width: 400, height: 15 } } },
    `${place} "images/ada.png", but that picture has only 400 × 15 pixels. Take one with at least 16 on each side.`,
  ],
  [
    "is too large",
    "images/ada.png",
    { "images/ada.png": { ...good, bytes: 12_900_000 } },
    `${place} "images/ada.png", but that file has 12.3 MB. Save the picture smaller: 5 MB at most.`,
  ],
])("reports a picture that %s", (_, imageSrc, pictures, line) => {
  expect(linesFor(imageSrc, pictures)).toEqual([line])
})

it("reports a picture that is smaller than the site shows it", () => {
  const schema = z.strictObject({
    portrait: pictureSource("Portrait.")
      .meta({ shape: { width: 320, height: 400, crop: "shown whole" } })
      .optional(),
  })
  const file: ContentFile = { path: "people.json", typeName: "Person", kind: "list", schema, shownOn: "Nowhere" }
  const linesFor = (width: number, height: number) =>
    checkTexts({ file, data: [{ portrait: "images/ada.png" }] }, (text) =>
      pictureProblem(text, new Map([["images/ada.png", { bytes: 2000, size: { width, height } }]])),
    ).map(problemSentence)
  expect(linesFor(320, 400)).toEqual([])
  for (const [width, height] of [
    [319, 400],
    [320, 399],
  ] as const)
    expect(linesFor(width, height)).toEqual([
      `item 1 → "portrait" is "images/ada.png", but that picture has only ${width} × ${height} pixels, and the site shows it with 320 × 400. Take a larger one.`,
    ])
})
