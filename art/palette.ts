/** The colors of pictures: the tokens of the site, and shades that only pictures need. */

import { colorToken } from "../gatsby/design/colorToken"

export const INK = colorToken("ink")
export const PAPER = colorToken("ground")
export const PLATE = colorToken("tint")
export const INDIGO = colorToken("accent")
export const CORAL = colorToken("spark")
export const BURNT = colorToken("spark-text")
export const MINT = colorToken("on-plate-mint")
export const MUTED = colorToken("muted")

/** Colors by role, so that the same drawing works on light and dark grounds. */
export interface Theme {
  ground: string
  line: string
  muted: string
  faint: string
  accent: string
  spark: string
  mint: string
}

export const paper: Theme = {
  ground: PAPER,
  line: INK,
  muted: MUTED,
  faint: "#DAD5C9",
  accent: INDIGO,
  spark: CORAL,
  mint: "#3DB8A5",
}

export const plate: Theme = { ...paper, ground: PLATE, faint: "#D2CABB" }

export const ink: Theme = {
  ground: INK,
  line: "#F3EFE6",
  muted: "#8B94AB",
  faint: "#262E47",
  accent: "#7C78F2",
  spark: CORAL,
  mint: MINT,
}

/** A white sheet in the dark scheme: one step lighter than its ground. */
export const darkSheet: Theme = { ...ink, ground: "#1C2444" }

/** Ramps for heat maps, from the lowest value (near the ground of the picture) to the highest. */
export const RAMP_DARK = ["#0B1020", "#171B45", "#2C2A86", INDIGO, "#A3507F", CORAL, "#FFC69B", "#FFF3E2"]
export const RAMP_LIGHT = ["#FBFAF7", "#E6E3F3", "#BDB8EA", "#8A82DC", "#5A4FD2", "#3328A6", "#1B1B5E", "#0B1020"]
export const RAMP_EMBER = ["#F3EFE6", "#FBDCC5", "#FFB48C", CORAL, "#E0561F", "#C2410C", "#7C2A0E", "#3A1410"]

/** Blends two #RRGGBB colors: t = 0 returns the first, t = 1 the second. */
export function mix(a: string, b: string, t: number): string {
  const at = (hex: string, i: number): number => parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16)
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(at(a, i) + (at(b, i) - at(a, i)) * t)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`
}

/** Returns the color at position t of a ramp, from 0 (first color) to 1 (last color). */
export function rampColor(ramp: readonly string[], t: number): string {
  const x = Math.min(1, Math.max(0, t)) * (ramp.length - 1)
  const i = Math.min(ramp.length - 2, Math.floor(x))
  return mix(ramp[i] as string, ramp[i + 1] as string, x - i)
}
