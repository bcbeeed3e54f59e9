/** Monogram tiles in place of photographs: initials in the display font over a generative pattern. */

import { outline } from "./lettering"
import { CORAL, INDIGO, INK, MINT, PAPER, PLATE, mix } from "./palette"
import * as patterns from "./patterns"
import { createRng } from "../services/random"
import { type Figure, svgDocument, dot, formatNumber } from "./svg"

const SIDE = 640

/** Colors of a tile. */
interface Scheme {
  ground: string
  pattern: string
  letters: string
  spark: string
}

const SCHEMES: Readonly<Record<"ink" | "indigo" | "plate" | "coral" | "mint", Scheme>> = {
  ink: { ground: INK, pattern: "#36417A", letters: PAPER, spark: CORAL },
  indigo: { ground: INDIGO, pattern: "#7168E6", letters: PAPER, spark: CORAL },
  plate: { ground: PLATE, pattern: "#CBC1AC", letters: INK, spark: CORAL },
  coral: { ground: CORAL, pattern: mix(CORAL, "#FFE6D6", 0.55), letters: INK, spark: PAPER },
  mint: { ground: mix(MINT, PLATE, 0.35), pattern: mix(MINT, "#1F8475", 0.5), letters: INK, spark: INDIGO },
}

type Person = readonly [slug: string, initials: string, scheme: keyof typeof SCHEMES, pattern: keyof typeof patterns]

const PEOPLE: readonly Person[] = [
  ["marisol-quentero", "MQ", "coral", "topography"],
  ["devon-hallick", "DH", "ink", "truchet"],
  ["anneke-straum", "AS", "plate", "streams"],
  ["rafi-benouda", "RB", "indigo", "cells"],
  ["june-takamori", "JT", "mint", "needles"],
  ["oluwaseun-adeyanto", "OA", "ink", "sunflower"],
  ["clara-whitmoor", "CW", "plate", "truchet"],
  ["hyun-parkwell", "HP", "indigo", "automaton"],
  ["nadia-ferhane", "NF", "ink", "streams"],
  ["leo-castabrini", "LC", "coral", "needles"],
  ["sunita-devrajan", "SD", "indigo", "topography"],
  ["mateus-oliveiro", "MO", "plate", "cells"],
]

/** Font size in pixels. Capitals take 34 % of the tile, the maximum for the widest pair of initials, MQ. */
const SIZE = 330
/** Width of the empty space around the letters in pixels. */
const CLEARING = 40

/** Letters centered on the tile, with empty space between them and along their outline. */
function monogram(initials: string, s: Scheme): string {
  const { d, left, right, capHeight, unitsPerEm } = outline(initials, 700)
  const scale = SIZE / unitsPerEm
  const [x, y] = [(SIDE - (left + right) * scale) / 2, (SIDE + capHeight * scale) / 2]
  // Hides the pattern in counters and between stems, which the clearing does not reach.
  const between = `<rect x="${left}" width="${right - left}" height="${capHeight}" fill="${s.ground}"/>`
  const clearing = `fill="${s.ground}" stroke="${s.ground}" stroke-width="${formatNumber((2 * CLEARING) / scale)}" stroke-linejoin="round"`
  return (
    `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${scale} ${-scale})">` +
    `${between}<path d="${d}" ${clearing}/><path d="${d}" fill="${s.letters}"/></g>`
  )
}

export const portraits: readonly Figure[] = PEOPLE.map(([slug, initials, scheme, pattern]) => ({
  name: `people/${slug}.png`,
  width: SIDE,
  height: SIDE,
  draw: (): string => {
    const s = SCHEMES[scheme]
    const background = patterns[pattern]({ x: 0, y: 0, w: SIDE, h: SIDE }, s.pattern, createRng(`people/${slug}`))
    return svgDocument(
      SIDE,
      SIDE,
      s.ground,
      background + monogram(initials, s) + dot([548, 128], 30, s.ground) + dot([548, 128], 21, s.spark),
    )
  },
}))
