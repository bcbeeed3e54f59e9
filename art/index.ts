/**
 * Draws the committed pictures of the site: `npm run generate -- art [filter]`. The filter is a part of a picture's
 * path, such as `research/highlight-3` or `people/`, or `icons` or `community-map`.
 */

import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { format, resolveConfig } from "prettier"
import sharp from "sharp"
import { darkVariant } from "../content-tools/model/darkVariant"
import { worldGrid } from "./community-map/worldGrid"
import { figures } from "./figures/index"
import { writeIcons } from "./favicons"
import { isOnLightGround, toDarkScheme } from "./darkScheme"
import { checkLettering } from "./phoneSize"
import { type Figure } from "./svg"

const ROOT = process.cwd()
const IMAGES = join(ROOT, "content/images")
/** Size limit of a picture in bytes. */
const MAX_BYTES = 250_000

/** Writes a figure and, if its ground is light, its version for the dark scheme. */
async function write(figure: Figure): Promise<void> {
  const light = figure.draw()
  await render(figure, figure.name, light)
  const dark = figure.drawDark?.() ?? (isOnLightGround(light) ? toDarkScheme(light) : undefined)
  if (dark) await render(figure, darkVariant(figure.name), dark)
}

/**
 * Writes a drawing as a PNG with a palette. Reduces the colors until the file is below the size limit, but not below
 * 32.
 */
async function render(figure: Figure, name: string, drawing: string): Promise<void> {
  checkLettering(figure, drawing)
  const svg = Buffer.from(drawing)
  let png: Buffer = Buffer.alloc(0)
  for (const colors of [figure.colors ?? 192, 128, 64, 32]) {
    png = await sharp(svg, { density: 72 })
      .resize(figure.width, figure.height)
      .png({ palette: true, colors, dither: 0, effort: 8, compressionLevel: 9 })
      .toBuffer()
    if (png.length < MAX_BYTES) break
  }
  const target = join(IMAGES, name)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, png)
  console.log(`${name.padEnd(48)} ${String(Math.round(png.length / 1024)).padStart(4)} kB`)
}

/** Writes the dots of the community map as JSON, formatted like the rest of the repository. */
async function writeWorldGrid(file: string): Promise<void> {
  await writeFile(file, await format(JSON.stringify(worldGrid()), { ...(await resolveConfig(file)), filepath: file }))
  console.log(file)
}

/** Draws the pictures that the filter on the command line selects; without one, all. */
export async function draw(): Promise<void> {
  const filter = process.argv[2] ?? ""
  for (const figure of figures.filter((f) => f.name.includes(filter))) await write(figure)
  if ("icons".includes(filter)) await writeIcons(join(ROOT, "static/icons"))
  if ("community-map".includes(filter)) await writeWorldGrid(join(ROOT, "content-tools/schemas/worldGrid.json"))
}
