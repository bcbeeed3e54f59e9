/**
 * Draws every picture of the site: `npx tsx art/index.ts [filter]`.
 * The filter is a part of a picture's path, such as `research/highlight-3` or `people/`.
 */

import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { format, resolveConfig } from "prettier"
import sharp from "sharp"
import { darkTwin } from "../gatsby/content-model/darkTwin"
import { worldGrid } from "./community-map/worldGrid.js"
import { figures } from "./figures/index.js"
import { writeIcons } from "./icons.js"
import { isOnLightGround, nightOf } from "./night.js"
import { type Figure } from "./svg.js"

const ROOT = process.cwd()
const IMAGES = join(ROOT, "content/images")
/** Agreed ceiling for one picture, in bytes. */
const LIMIT = 250_000

/** Portraits stand in for photographs, which look the same by day and by night. */
const isPortrait = (figure: Figure): boolean => figure.name.startsWith("people/")

/** Writes a figure, and beside one on light paper its twin for the dark scheme. */
async function write(figure: Figure): Promise<void> {
  const day = figure.draw()
  await render(figure, figure.name, day)
  const night = figure.drawNight?.() ?? (isPortrait(figure) || !isOnLightGround(day) ? undefined : nightOf(day))
  if (night) await render(figure, darkTwin(figure.name), night)
}

/** Renders a drawing and reduces it to a palette, fewer colors if it is still too heavy. */
async function render(figure: Figure, name: string, drawing: string): Promise<void> {
  const svg = Buffer.from(drawing)
  let png: Buffer = Buffer.alloc(0)
  for (const colors of [192, 128, 64, 32]) {
    png = await sharp(svg, { density: 72 })
      .resize(figure.width, figure.height)
      .png({ palette: true, colors, dither: 0, effort: 8, compressionLevel: 9 })
      .toBuffer()
    if (png.length < LIMIT) break
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

async function main(): Promise<void> {
  const filter = process.argv[2] ?? ""
  for (const figure of figures.filter((f) => f.name.includes(filter))) await write(figure)
  if ("icons".includes(filter)) await writeIcons(join(ROOT, "static/icons"))
  if ("community-map".includes(filter)) await writeWorldGrid(join(ROOT, "gatsby/community-map/worldGrid.json"))
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
