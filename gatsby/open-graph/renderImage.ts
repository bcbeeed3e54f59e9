import { readFile } from "node:fs/promises"
import satori from "satori"
import sharp from "sharp"
import { colorToken } from "../design/colorToken"
import { displayFont } from "../../content-tools/displayFont"

/** Size in pixels that social networks recommend. They crop other aspect ratios. The Open Graph protocol (ogp.me) has no size. */
const imageSize = { width: 1200, height: 630 }
const pictureWidth = 480
const padding = 64

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
  const [firstSentence = description] = description.split(/(?<=[.!?])\s/)
  const textWidth = picture ? imageSize.width - pictureWidth : imageSize.width
  const svg = await satori(
    box({ width: "100%", height: "100%", background: colors.plate, fontFamily: "Bricolage", color: colors.text }, [
      box({ flexDirection: "column", justifyContent: "space-between", width: textWidth - 2 * padding, padding }, [
        box({ alignItems: "center", fontSize: 32, fontWeight: 700 }, [
          box({ width: 20, height: 20, marginRight: 16, borderRadius: 10, background: colors.spark }, []),
          siteName,
        ]),
        box({ flexDirection: "column" }, [
          box({ fontSize: title.length > 34 ? 60 : 76, fontWeight: 700, lineHeight: 1.05, letterSpacing: -2 }, [title]),
          box({ display: "block", lineClamp: 3, marginTop: 24, fontSize: 28, lineHeight: 1.35, color: colors.muted }, [
            firstSentence,
          ]),
        ]),
      ]),
    ]),
    { ...imageSize, fonts: await fonts() },
  )
  const pictures = picture ? [await sharp(picture).resize(pictureWidth, imageSize.height).toBuffer()] : []
  const layers = pictures.map((input) => ({ input, left: textWidth, top: 0 }))
  return sharp(Buffer.from(svg)).composite(layers).png({ palette: true }).toBuffer()
}

/** An element for satori. It has the shape of a React element. */
type SatoriElement = { type: string; props: Record<string, unknown>; key: null }

function box(style: Record<string, unknown>, children: (SatoriElement | string)[]): SatoriElement {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } }
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
