/** The brand mark in two color schemes. Its shapes are in src/styles/mark.ts. */

import { mark } from "../src/styles/mark"

export const MARK_COLORS = {
  light: { tile: "#0B1020", spark: "#FF7A45" },
  dark: { tile: "#FBFAF7", spark: "#FF7A45" },
} as const

export interface MarkColors {
  tile: string
  spark: string
}

/** Returns the mark as SVG elements in a 32-unit square. */
export function markBody({ tile, spark }: MarkColors): string {
  return (
    `<path class="t" d="${mark.tile}" fill="${tile}"/>` +
    `<circle cx="${mark.spark.cx}" cy="${mark.spark.cy}" r="${mark.spark.r}" fill="${spark}"/>`
  )
}
