/** Icons of the site, written to static/icons: favicon.svg, icon.png (maskable), apple-touch-icon.png, and
 * ../favicon.ico, which programs request without reading the page. */

import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { mark } from "../src/styles/mark"
import { MARK_COLORS, markBody } from "./mark"
import { INK } from "./palette"

/** Returns an SVG favicon that follows the color scheme of the browser. */
export function favicon(): string {
  const { dark } = MARK_COLORS
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">` +
    `<style>@media (prefers-color-scheme:dark){.t{fill:${dark.tile}}}</style>` +
    `${markBody(MARK_COLORS.light)}</svg>\n`
  )
}

/**
 * Returns an SVG of the mark on an ink ground.
 * @param fraction side of the mark relative to the side of the icon; the safe zone of a maskable icon is the inner 80 %
 */
function tile(size: number, fraction: number): string {
  const k = (size * fraction) / 32
  const shift = (size - 32 * k) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${INK}"/>` +
    `<g transform="translate(${shift - 0.8 * k} ${shift + 0.2 * k}) scale(${k})">${markBody(MARK_COLORS.dark)}</g></svg>`
  )
}

/** Writes all icons below the given folder. */
export async function writeIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, "favicon.svg"), favicon())
  await writeFile(join(folder, "../favicon.ico"), ico(await png(tile(32, 0.8))))
  for (const [name, size, fraction] of [
    ["icon.png", 512, 0.56],
    ["apple-touch-icon.png", 180, 0.66],
  ] as const) {
    await writeFile(join(folder, name), await png(tile(size, fraction)))
  }
}

function png(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 96, dither: 0, effort: 8 }).toBuffer()
}

/**
 * Returns an ICO file with one PNG of 32 × 32 pixels: a header of 6 bytes and a directory entry of 16 bytes before the
 * PNG.
 */
export function ico(image: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // number of images
  header.writeUInt8(32, 6) // width
  header.writeUInt8(32, 7) // height
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18) // offset of the image
  return Buffer.concat([header, image])
}
