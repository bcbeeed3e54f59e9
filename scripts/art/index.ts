/**
 * Draws every picture of the site: `npx tsx scripts/art/index.ts [filter]`.
 * The filter is a part of a picture's path, such as `research/highlight-3` or `people/`.
 */

import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { figures } from "./figures/index.js"
import { writeIcons } from "./icons.js"
import { type Figure } from "./svg.js"

const ROOT = process.cwd()
const IMAGES = join(ROOT, "content/images")
/** Agreed ceiling for one picture, in bytes. */
const LIMIT = 250_000

/** Renders one figure and reduces it to a palette, fewer colours if it is still too heavy. */
async function render(figure: Figure): Promise<number> {
  const svg = Buffer.from(figure.draw())
  let png: Buffer = Buffer.alloc(0)
  for (const colours of [192, 128, 64, 32]) {
    png = await sharp(svg, { density: 72 })
      .resize(figure.width, figure.height)
      .png({ palette: true, colours, dither: 0, effort: 8, compressionLevel: 9 })
      .toBuffer()
    if (png.length < LIMIT) break
  }
  const target = join(IMAGES, figure.name)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, png)
  return png.length
}

async function main(): Promise<void> {
  const filter = process.argv[2] ?? ""
  let total = 0
  for (const figure of figures.filter((f) => f.name.includes(filter))) {
    const bytes = await render(figure)
    total += bytes
    console.log(`${figure.name.padEnd(48)} ${String(Math.round(bytes / 1024)).padStart(4)} kB`)
  }
  if ("icons".includes(filter)) await writeIcons(join(ROOT, "static/icons"))
  console.log(`total ${Math.round(total / 1024)} kB`)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
