import { readFile } from "node:fs/promises"
import satori from "satori"
import sharp from "sharp"
import { colorToken } from "../colorToken"
import { displayFont } from "../displayFont"

/** Size in pixels that social networks recommend. They crop other aspect ratios. The Open Graph protocol (ogp.me) has no size. */
const imageSize = { width: 1200, height: 630 }

const colors = {
  plate: colorToken("plate"),
  text: colorToken("on-plate"),
  muted: colorToken("on-plate-muted"),
  spark: colorToken("on-plate-spark"),
}

/** What an Open Graph image shows. */
export interface ImageContent {
  title: string
  description: string
  siteName: string
  /** Absolute path of the picture on the right. Without it, the text takes the whole width. */
  picture?: string | undefined
}

/** Draws the Open Graph image of a page, which social networks show with a shared link. Returns a PNG. */
export async function renderImage({ title, description, siteName, picture }: ImageContent): Promise<Buffer> {
  const pictureUrl = picture ? await dataUrl(picture) : undefined
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
      ...(pictureUrl ? [box({ width: 480, height: 630 }, [pictureElement(pictureUrl)])] : []),
    ]),
    { ...imageSize, fonts: await fonts() },
  )
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

/** An element for satori. It has the shape of a React element. */
type SatoriElement = { type: string; props: Record<string, unknown>; key: null }

function box(style: Record<string, unknown>, children: (SatoriElement | string)[]): SatoriElement {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } }
}

function pictureElement(src: string): SatoriElement {
  return { type: "img", key: null, props: { src, width: 480, height: 630, style: { objectFit: "cover" } } }
}

/** Returns the first sentence, truncated to 130 characters: about three lines beside a picture. */
function shortened(text: string): string {
  const [sentence = text] = text.split(/(?<=[.!?])\s/)
  return sentence.length > 130 ? `${sentence.slice(0, 127).trimEnd()}…` : sentence
}

async function dataUrl(file: string): Promise<string> {
  const png = await sharp(file).resize({ width: 480, height: 630, fit: "cover" }).png().toBuffer()
  return `data:image/png;base64,${png.toString("base64")}`
}

function fonts() {
  return Promise.all(
    ([400, 700] as const).map(async (weight) => ({
      name: "Bricolage",
      weight,
      data: await readFile(displayFont(weight)),
    })),
  )
}
