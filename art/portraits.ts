/**
 * Pictures in place of photographs, each in one tone: plates of data with small initials for research mentors, and
 * medallions with initials inside a guilloche, as engraved on coins, for everyone else.
 */

import { createRng, type Rng } from "../src/random"
import { label, outline } from "./lettering"
import { PAPER, mix } from "./palette"
import { researchPlates } from "./researchPlates"
import { type Figure, type Point, dot, formatNumber, path, pathData, range, ring, svgDocument } from "./svg"

const SIDE = 640
const CENTER: Point = [SIDE / 2, SIDE / 2]
/** Radii of the medallion's band in pixels. Its outer edge is inside the picture when it is cut to 4:3. */
const [INNER, OUTER] = [164, 210]
/** Font size in pixels, which lets the widest pair of initials, MQ, fit inside the band. */
const SIZE = 172
/** Font size in pixels of the initials on a plate, which a phone still shows readably. */
const SMALL = 76

/** Grounds of about the same lightness, calm in both color schemes. */
const GROUNDS = { ink: "#1B2244", indigo: "#2C2768", teal: "#173A46", plum: "#3A2340" } as const

type Person = readonly [slug: string, initials: string, ground: keyof typeof GROUNDS]

const PEOPLE: readonly Person[] = [
  ["marisol-quentero", "MQ", "plum"],
  ["devon-hallick", "DH", "ink"],
  ["anneke-straum", "AS", "teal"],
  ["rafi-benouda", "RB", "indigo"],
  ["june-takamori", "JT", "teal"],
  ["oluwaseun-adeyanto", "OA", "ink"],
  ["clara-whitmoor", "CW", "plum"],
  ["hyun-parkwell", "HP", "indigo"],
  ["nadia-ferhane", "NF", "ink"],
  ["leo-castabrini", "LC", "plum"],
  ["sunita-devrajan", "SD", "indigo"],
  ["mateus-oliveiro", "MO", "teal"],
]

/** Draws the band: closed waves around the center that differ only in phase. */
function guilloche(color: string, rng: Rng): string {
  const [petals, overtones] = [9 + rng.int(9), 2 + rng.int(3)]
  const [middle, reach] = [(INNER + OUTER) / 2, (OUTER - INNER) / 2]
  const copies = 6
  const wave = (phase: number): Point[] =>
    range(720).map((i): Point => {
      const a = (i / 720) * 2 * Math.PI
      const sway = 0.72 * Math.sin(petals * a + phase) + 0.28 * Math.sin(petals * overtones * a - phase)
      const r = middle + reach * sway
      return [CENTER[0] + r * Math.cos(a), CENTER[1] + r * Math.sin(a)]
    })
  return range(copies)
    .map((k) => path(pathData(wave((2 * Math.PI * k) / copies), true), { stroke: color, width: 2 }))
    .join("")
}

function monogram(initials: string, color: string): string {
  const { d, left, right, capHeight, unitsPerEm } = outline(initials, 600)
  const scale = SIZE / unitsPerEm
  const [x, y] = [CENTER[0] - ((left + right) * scale) / 2, CENTER[1] + (capHeight * scale) / 2]
  return `<path transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${scale} ${-scale})" d="${d}" fill="${color}"/>`
}

export const portraits: readonly Figure[] = PEOPLE.map(([slug, initials, name]) => ({
  name: `people/${slug}.png`,
  width: SIDE,
  height: SIDE,
  colors: 16,
  draw: (): string => {
    const ground = GROUNDS[name]
    const [relief, lines, letters] = [0.07, 0.42, 0.88].map((t) => mix(ground, PAPER, t)) as [string, string, string]
    const rng = createRng(`people/${slug}`)
    const plate = researchPlates[slug]
    if (plate)
      return svgDocument(
        SIDE,
        SIDE,
        ground,
        plate({ ground, relief: mix(ground, PAPER, 0.2), lines, letters }, rng) +
          label(initials, [44, 536], { color: letters, size: SMALL, halo: ground }),
      )
    return svgDocument(
      SIDE,
      SIDE,
      ground,
      dot(CENTER, OUTER + 12, relief) +
        guilloche(lines, rng) +
        [INNER - 8, OUTER + 8].map((r) => ring(CENTER, r, { stroke: lines, width: 3 })).join("") +
        monogram(initials, letters),
    )
  },
}))
