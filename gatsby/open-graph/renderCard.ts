import { readFile } from "node:fs/promises"
import satori from "satori"
import sharp from "sharp"
import { colorToken } from "../colorToken"
import { displayFont } from "../displayFont"

/** Size in pixels that shared links are shown at (ogp.me asks for no size; 1200 × 630 is what the large networks crop to). */
export const cardSize = { width: 1200, height: 630 }

const colors = {
  plate: colorToken("plate"),
  text: colorToken("on-plate"),
  muted: colorToken("on-plate-muted"),
  spark: colorToken("on-plate-spark"),
}

export interface Card {
  title: string
  description: string
  siteName: string
  /** Absolute path of the picture on the right; left out, the words take the whole width. */
  picture?: string | undefined
}

/**
 * Draws the picture of a page for shared links.
 * @returns a PNG
 */
export async function renderCard({ title, description, siteName, picture }: Card): Promise<Buffer> {
  const image = picture ? await dataUrl(picture) : undefined
  const svg = await satori(
    box({ width: "100%", height: "100%", background: colors.plate, fontFamily: "Bricolage", color: colors.text }, [
      box({ flexDirection: "column", justifyContent: "space-between", flex: 1, padding: 64 }, [
        box({ alignItems: "center", fontSize: 32, fontWeight: 700 }, [
          box({ width: 20, height: 20, marginRight: 16, borderRadius: 10, background: colors.spark }, []),
          siteName,
        ]),
        box({ flexDirection: "column" }, [
          box({ fontSize: title.length > 34 ? 60 : 76, fontWeight: 700, lineHeight: 1.05, letterSpacing: -2 }, [title]),
          box({ marginTop: 24, fontSize: 28, lineHeight: 1.35, color: colors.muted }, [shortened(description)]),
        ]),
      ]),
      ...(image ? [box({ width: 480, height: 630 }, [picturePart(image)])] : []),
    ]),
    { ...cardSize, fonts: await fonts() },
  )
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

/** What satori takes for an element: React's shape without React. */
type Part = { type: string; props: Record<string, unknown>; key: null }

function box(style: Record<string, unknown>, children: (Part | string)[]): Part {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } }
}

function picturePart(src: string): Part {
  return { type: "img", key: null, props: { src, width: 480, height: 630, style: { objectFit: "cover" } } }
}

/** The first sentence, or as much of it as three lines hold. */
function shortened(text: string): string {
  const [sentence = text] = text.split(/(?<=[.!?])\s/)
  return sentence.length > 130 ? `${sentence.slice(0, 127).trimEnd()}…` : sentence
}

async function dataUrl(file: string): Promise<string> {
  const png = await sharp(file).resize({ width: 480, height: 630, fit: "cover" }).png().toBuffer()
  return `data:image/png;base64,${png.toString("base64")}`
}

/** Satori reads no variable fonts. */
async function fonts() {
  return Promise.all(
    ([400, 700] as const).map(async (weight) => ({
      name: "Bricolage",
      weight,
      data: await readFile(displayFont(weight)),
    })),
  )
}
