import { checkPictureNames } from "./pictureNames"
import { problemSentence } from "./problem"
import { parsedContent, replaced, validContent } from "./testContent"

/** Returns the messages about the picture of a person, and about no other field. */
function linesFor(imageSrc: unknown): string[] {
  const team = replaced(validContent["team.json"], [0, "imageSrc"], imageSrc)
  return parsedContent({ "team.json": team })
    .filter(({ file }) => file.path === "team.json")
    .flatMap(checkPictureNames)
    .map(problemSentence)
}

it.each([
  "images/ada.png",
  "images/people/ada.lovelace.jpeg",
  "https://cdn.example/Ada Lovelace.gif",
  "HTTPS://cdn.example/ada.png",
  // `checkSchema` reports these.
  "",
  " ",
  5,
  "ada.png",
  "/people/ada.png",
  "images/ada.txt",
  "images/ada.png.txt",
  "images/.png",
  "my images/ada.png",
])("does not report %j", (imageSrc) => {
  expect(linesFor(imageSrc)).toEqual([])
})

it.each([
  ["heic", "a HEIC photo"],
  ["HEIF", "a HEIF photo"],
  ["tif", "a TIFF picture"],
  ["tiff", "a TIFF picture"],
  ["gif", "a GIF picture"],
  ["bmp", "a BMP picture"],
  ["svg", "an SVG drawing"],
  ["pdf", "a PDF document"],
  ["psd", "a Photoshop file"],
  ["ai", "an Illustrator file"],
  ["raw", "a RAW photo"],
  ["dng", "a RAW photo"],
  ["mp4", "a video"],
  ["mov ", "a video"],
])("says what a file with the ending %j is", (ending, format) => {
  expect(linesFor(`images/ada.${ending}`)).toEqual([
    `item 1 → "imageSrc" is "images/ada.${ending}", ${format}, which the site cannot show. Save it as JPEG or PNG, and write the new name here.`,
  ])
})

it.each(["http://cdn.example/ada.png", "HTTP://cdn.example/ada.gif", "//cdn.example/ada.png"])(
  "asks for https:// in %s",
  (imageSrc) => {
    expect(linesFor(imageSrc)).toEqual([
      `item 1 → "imageSrc" is "${imageSrc}". Begin an address on another site with https://.`,
    ])
  },
)

it.each([
  ["images/ada lovelace.png", "the name has a space. Rename the file, and write", "images/ada-lovelace.png"],
  ["images/ada \t lovelace.avif", "the name has a space. Rename the file, and write", "images/ada-lovelace.avif"],
  [" images/ada.png", "there is a space before or after the path. Write", "images/ada.png"],
  ["images\\people\\ada.webp", "folders are separated by / and not by \\. Write", "images/people/ada.webp"],
  ["content/images/ada.jpg", 'the path begins in content/, so without "content/". Write', "images/ada.jpg"],
  ["/images/ada.JPG", "it begins with a slash. Write", "images/ada.JPG"],
  ["./images/ada.png", "it begins with dots. Write", "images/ada.png"],
  ["../../images/ada.png", "it begins with dots. Write", "images/ada.png"],
  ["Images/ada.png", "the folder images is written in small letters. Write", "images/ada.png"],
  [
    " \\Content\\IMAGES\\my ada.png",
    'the name has a space, and there is a space before or after the path, and folders are separated by / and not by \\, and the path begins in content/, so without "content/", and it begins with a slash, and the folder images is written in small letters. Rename the file, and write',
    "images/my-ada.png",
  ],
  [" ../images/ada.png", "there is a space before or after the path, and it begins with dots. Write", "images/ada.png"],
])("corrects %j", (imageSrc, words, correct) => {
  expect(linesFor(imageSrc)).toEqual([`item 1 → "imageSrc" is ${JSON.stringify(imageSrc)}, but ${words} "${correct}".`])
})
