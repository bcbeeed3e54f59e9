/** Monogram tiles in place of photographs: initials from the stroke alphabet over a generative ground. */

import { LETTERS, type Letter } from "./letters.js"
import { CORAL, INDIGO, INK, MINT, PAPER, PLATE, mix } from "./palette.js"
import * as patterns from "./patterns.js"
import { createRng } from "./random.js"
import { type Figure, document, dot, n } from "./svg.js"

const SIDE = 640

/** Ground, pattern, letters and spark of a tile. */
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

/** Letters centred on the tile, with a halo of the ground so that the pattern keeps its distance. */
function monogram(initials: string, s: Scheme): string {
  const letters = [...initials].map((c) => LETTERS[c] as Letter)
  const units = letters.reduce((w, l) => w + l.width, 0)
  const [stroke, gap] = [34, 88]
  const height = Math.min(252, (470 - gap) / units)
  const top = (SIDE - height) / 2
  let x = (SIDE - units * height - gap * (letters.length - 1)) / 2
  const placed = letters.map((l) => {
    const g = { x, d: l.d }
    x += l.width * height + gap
    return g
  })
  const draw = (colour: string, width: number): string =>
    placed
      .map(
        ({ x: at, d }) =>
          `<path transform="translate(${n(at)} ${n(top)}) scale(${n(height)})" d="${d}" vector-effect="non-scaling-stroke" fill="none" stroke="${colour}"` +
          ` stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`,
      )
      .join("")
  return draw(s.ground, stroke + 46) + draw(s.letters, stroke)
}

export const portraits: readonly Figure[] = PEOPLE.map(([slug, initials, scheme, pattern]) => ({
  name: `people/${slug}.png`,
  width: SIDE,
  height: SIDE,
  draw: (): string => {
    const s = SCHEMES[scheme]
    const ground = patterns[pattern]({ x: 0, y: 0, w: SIDE, h: SIDE }, s.pattern, createRng(`people/${slug}`))
    return document(
      SIDE,
      SIDE,
      s.ground,
      ground + monogram(initials, s) + dot([548, 128], 30, s.ground) + dot([548, 128], 21, s.spark),
    )
  },
}))
