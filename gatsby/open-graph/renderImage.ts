import { readFileSync } from "node:fs"
import satori from "satori"
import sharp from "sharp"
import { colorToken } from "../design/colorToken"
import { displayFont } from "../../content-tools/displayFont"
import { firstSentence } from "../../content-tools/model/sharedLinks"
import { openGraphSize } from "../../src/routes"
import { mark } from "../../src/styles/mark"
import { fitLines } from "./fitLines"

const padding = 64
const pictureBox = { width: 540, height: openGraphSize.height - 2 * padding }

const colors = {
  plate: colorToken("plate"),
  text: colorToken("on-plate"),
  muted: colorToken("on-plate-muted"),
  spark: colorToken("on-plate-spark"),
}

const textStyle = { background: colors.plate, fontFamily: "Bricolage", color: colors.text }

export interface ImageContent {
  title: string
  description: string
  siteName: string
  /** Absolute path of the picture. Without it, the text takes the whole width. */
  picture?: string | undefined
}

/** Draws the Open Graph image of a page, which social networks show with a shared link. Returns a PNG. */
export async function renderImage({ title, description, siteName, picture }: ImageContent): Promise<Buffer> {
  const width = openGraphSize.width - 2 * padding - (picture ? pictureBox.width + padding : 0)
  const svg = await satori(
    box({ width: "100%", height: "100%", alignItems: "center", ...textStyle }, [
      box({ flexDirection: "column", justifyContent: "space-between", width, height: pictureBox.height, padding }, [
        box({ alignItems: "center", gap: 16, fontSize: 32, fontWeight: 700 }, [brandMark(), siteName]),
        box({ flexDirection: "column" }, [
          box({ fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.05, letterSpacing: -2 }, [title]),
          box({ display: "block", marginTop: 24, fontSize: 28, lineHeight: 1.35, color: colors.muted }, [
            fitLines(firstSentence(description), { lines: 4, width, fontSize: 28 }),
          ]),
        ]),
      ]),
      ...(picture ? [await wholePicture(picture)] : []),
    ]),
    { ...openGraphSize, fonts },
  )
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 1 }).toBuffer()
}

/** Returns the font size in pixels with which a title fits beside the picture. The titles of papers are the longest. */
function titleSize({ length }: string): number {
  if (length > 70) return 40
  return length > 34 ? 52 : 64
}

/** An element for satori. It has the shape of a React element. */
type SatoriElement = { type: string; props: Record<string, unknown>; key: null }

function element(type: string, props: Record<string, unknown>): SatoriElement {
  return { type, props, key: null }
}

function box(style: Record<string, unknown>, children: (SatoriElement | string)[]): SatoriElement {
  return element("div", { style: { display: "flex", ...style }, children })
}

function brandMark(): SatoriElement {
  const children = [
    element("path", { d: mark.tile, fill: colors.text }),
    element("circle", { ...mark.spark, fill: colors.spark }),
  ]
  return element("svg", { viewBox: mark.viewBox, width: 48, height: 48, children })
}

/** Returns the picture without cropping, which would cut its labels. */
async function wholePicture(file: string): Promise<SatoriElement> {
  const { data, info } = await sharp(file)
    .resize({ ...pictureBox, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true })
  const src = `data:image/png;base64,${data.toString("base64")}`
  return element("img", { src, width: info.width, height: info.height, style: { borderRadius: 12 } })
}

/** Always the same list, because satori parses the fonts of another one again. */
const fonts = ([400, 700] as const).map((weight) => ({
  name: "Bricolage",
  weight,
  data: readFileSync(displayFont(weight)),
}))
