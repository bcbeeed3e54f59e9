import { readFileSync } from "node:fs"
import { join } from "node:path"
import sharp, { type Color } from "sharp"
import { pictureShapes } from "../../schemas/fields/pictureShapes"
import { temporaryFolder } from "../../../test/temporaryFolder"
import { grounds } from "../ink"
import { readContent } from "../source"
import { unframedMistake } from "./unframedPictures"

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

interface Logo {
  canvas?: [width: number, height: number]
  /** Size of the lettering in the middle of the canvas. */
  lettering?: [width: number, height: number]
  color?: Color
  ground?: Color
}

/** Reads the picture of a folder as the check does, and returns its mistake. */
async function mistakeOf(folder: string, scheme: "light" | "dark" = "light") {
  const [picture] = (await readContent(folder, folder)).pictures.values()
  return picture && unframedMistake(picture, "logo.png", pictureShapes.logo, scheme)?.message
}

/** Writes a logo, and returns its mistake. */
async function messageFor(
  { canvas = [448, 144], lettering = canvas, color = "#123", ground = transparent }: Logo,
  scheme?: "light" | "dark",
) {
  const folder = temporaryFolder()
  const [width, height] = lettering
  await sharp({ create: { width: canvas[0], height: canvas[1], channels: 4, background: ground } })
    .composite([{ input: { create: { width, height, channels: 4, background: color } } }])
    .toFile(join(folder, "logo.png"))
  return mistakeOf(folder, scheme)
}

const invisible = (ground: string, color: string) =>
  `is "logo.png", but that picture is almost invisible on the ${ground} ground of the page. Save it in a ${color} color.`
const margins = (shown: string) =>
  `is "logo.png", but that picture has wide margins: the site would show only ${shown} pixels of it in a place of 224 × 72. Cut the margins off.`

it.each<[string, Logo, string | undefined]>([
  ["in a dark color", {}, undefined],
  ["in a color of medium contrast", { color: "#c2410c" }, undefined],
  ["in white", { color: "white" }, invisible("light", "darker")],
  ["in a pale color", { color: "#ffcc00" }, invisible("light", "darker")],
  ["with nothing on it", { color: transparent }, invisible("light", "darker")],
  ["in white on a dark ground", { color: "white", lettering: [40, 10], ground: "#123" }, undefined],
  ["in dark gray with small margins", { color: "#444", lettering: [300, 60] }, undefined],
  ["with half of its height", { canvas: [800, 800], lettering: [400, 400] }, undefined],
  ["with less than half of its height", { canvas: [800, 800], lettering: [400, 300] }, margins("36 × 27")],
  ["with small lettering", { canvas: [2000, 2000], lettering: [600, 160] }, margins("22 × 6")],
  ["with small lettering on white", { lettering: [100, 20], ground: "white" }, margins("50 × 10")],
])("checks a logo %s", async (_, logo, message) => {
  expect(await messageFor(logo)).toBe(message)
})

it("checks the file for the dark scheme on the dark ground", async () => {
  expect(await messageFor({}, "dark")).toBe(invisible("dark", "lighter"))
  expect(await messageFor({ color: "white" }, "dark")).toBeUndefined()
})

it("measures a gray JPEG with a white ground, turned as a viewer turns it", async () => {
  const folder = temporaryFolder()
  const lettering = { create: { width: 20, height: 100, channels: 3, background: "#444" } } as const
  await sharp({ create: { width: 144, height: 448, channels: 3, background: "white" } })
    .composite([{ input: lettering }])
    .toColorspace("b-w")
    .withMetadata({ orientation: 6 })
    .toFile(join(folder, "logo.jpg"))
  expect(await mistakeOf(folder)).toBe(margins("50 × 10"))
})

it("measures on the grounds of the pages", () => {
  const tokens = readFileSync("src/styles/tokens.css", "utf8")
  const written = [...tokens.matchAll(/--color-ground: #(\w\w)(\w\w)(\w\w)/g)].map(([, ...channels]) =>
    channels.map((channel) => parseInt(channel, 16)),
  )
  expect(written.slice(0, 2)).toEqual(Object.values(grounds))
})

it("checks no picture of another kind, because it has a frame", () => {
  const ink = { light: { width: 0, height: 0, contrast: 1 }, dark: { width: 0, height: 0, contrast: 1 } }
  const picture = { file: "a.png", bytes: 1, size: { width: 900, height: 900 }, ink }
  expect(unframedMistake(picture, "a.png", pictureShapes.portrait, "light")).toBeUndefined()
  expect(unframedMistake(picture, "a.png", pictureShapes.logo, "light")).toBeDefined()
})
