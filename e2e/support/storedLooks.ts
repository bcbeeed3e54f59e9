import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import sharp from "sharp"

/** Says what the stored pictures were made with; other browsers and platforms draw letters otherwise. */
export const madeWith = "e2e/looks/made-with.txt"

/** @param version of the browser, such as `142.0.7444.59` */
export function storedLooks(version: string): string {
  return `Chromium ${version.split(".")[0]} on ${process.platform} ${process.arch}, fonts ${installedFonts()}`
}

/** What stands for the fonts of this machine: an embedded form is drawn in them, and every letter that ours lack. */
function installedFonts(): string {
  try {
    const list = execFileSync("fc-list", [":", "family", "style"], { encoding: "utf8" })
    return createHash("sha256").update(list.split("\n").sort().join("\n")).digest("hex").slice(0, 8)
  } catch {
    return "unknown"
  }
}

/** A picture of a page at a quarter of its width (a phone's at half): enough to see what has moved, small enough to keep. */
export function thumbnail(picture: Buffer, width: number): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: width < 600 ? 180 : 360 })
    .png({ compressionLevel: 9, palette: true, dither: 0 })
    .toBuffer()
}
