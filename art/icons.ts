/** Icons of the site, written to static/icons: favicon.svg, icon.png (maskable) and apple-touch-icon.png. */

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
  for (const [name, size, fraction] of [
    ["icon.png", 512, 0.56],
    ["apple-touch-icon.png", 180, 0.66],
  ] as const) {
    await writeFile(
      join(folder, name),
      await sharp(Buffer.from(tile(size, fraction)))
        .png({ palette: true, colors: 96, dither: 0, effort: 8 })
        .toBuffer(),
    )
  }
}
