/** Pictures in place of photographs: plates of each person's work, in one tone and coral, with small initials. */

import { createRng } from "../src/random"
import { label } from "./lettering"
import { PAPER, mix } from "./palette"
import type { Plate } from "./plate"
import { doubleDescent, letterPairs, lightCurve, rollCall, surveys } from "./researchPlates"
import { descent, edges, errorsPerAttempt, housePoints, riverLevels, throws, wordRanks } from "./staffPlates"
import { type Figure, svgDocument } from "./svg"

const SIDE = 640
/** Font size in pixels of the initials, which a phone still shows readably. */
const SIZE = 76
/**
 * Pixels by which a plate is above the center. Cards cut a square to 4:3 and keep its upper part, as suits a photograph
 * of a person (PersonCard.module.css).
 */
const RAISED = 32

/** Grounds of about the same lightness, calm in both color schemes. */
const GROUNDS = { ink: "#1B2244", indigo: "#2C2768", teal: "#173A46", plum: "#3A2340" } as const

type Person = readonly [slug: string, initials: string, ground: keyof typeof GROUNDS, plate: Plate]

const PEOPLE: readonly Person[] = [
  ["marisol-quentero", "MQ", "plum", throws],
  ["devon-hallick", "DH", "ink", descent],
  ["anneke-straum", "AS", "teal", wordRanks],
  ["rafi-benouda", "RB", "indigo", letterPairs],
  ["june-takamori", "JT", "teal", lightCurve],
  ["oluwaseun-adeyanto", "OA", "ink", surveys],
  ["clara-whitmoor", "CW", "plum", rollCall],
  ["hyun-parkwell", "HP", "indigo", doubleDescent],
  ["nadia-ferhane", "NF", "ink", riverLevels],
  ["leo-castabrini", "LC", "plum", errorsPerAttempt],
  ["sunita-devrajan", "SD", "indigo", housePoints],
  ["mateus-oliveiro", "MO", "teal", edges],
]

export const portraits: readonly Figure[] = PEOPLE.map(([slug, initials, name, plate]) => ({
  name: `people/${slug}.png`,
  width: SIDE,
  height: SIDE,
  colors: 16,
  draw: (): string => {
    const ground = GROUNDS[name]
    const [relief, lines, letters] = [0.2, 0.42, 0.88].map((t) => mix(ground, PAPER, t)) as [string, string, string]
    const drawing =
      plate({ ground, relief, lines, letters }, createRng(`people/${slug}`)) +
      label(initials, [44, 536], { color: letters, size: SIZE, halo: ground })
    return svgDocument(SIDE, SIDE, ground, `<g transform="translate(0 ${-RAISED})">${drawing}</g>`)
  },
}))
