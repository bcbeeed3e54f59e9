/**
 * The mark: a square plot from which a rising curve is cut, and the spark that the curve has launched.
 * View box 0 0 32 32; edges lie on whole pixels at 16 px. Fill `MARK.tile` with the text colour
 * (currentColor in the header) and draw `MARK.spark` as a disc in coral. Nothing is stroked: the curve is
 * the ground that shows through, so the mark needs no second version for dark grounds.
 *
 * The two long curves of the tile are the offsets, by 1.6 units to either side, of the cubic
 * M6.9 25 C15.8 25 17.8 19 26.4 3.8 (offset after Tiller & Hanson 1984), cut off at the edges of the square.
 */

export const MARK = {
  viewBox: "0 0 32 32",
  tile:
    "M6.5 8H22.22C15.85 19.46 13.74 23.4 6.9 23.4A1.6 1.6 0 0 0 6.9 26.6C15.29 26.6 18.29 21.77 24 11.42V25.5" +
    "A4.5 4.5 0 0 1 19.5 30H6.5A4.5 4.5 0 0 1 2 25.5V12.5A4.5 4.5 0 0 1 6.5 8Z",
  spark: { cx: 28, cy: 4, r: 3.5 },
} as const

export const MARK_COLOURS = {
  light: { tile: "#0B1020", spark: "#FF7A45" },
  dark: { tile: "#FBFAF7", spark: "#FF7A45" },
} as const

export interface MarkColours {
  tile: string
  spark: string
}

/** The mark as SVG elements in its own 32-unit square. */
export function markBody({ tile, spark }: MarkColours): string {
  return (
    `<path class="t" d="${MARK.tile}" fill="${tile}"/>` +
    `<circle cx="${MARK.spark.cx}" cy="${MARK.spark.cy}" r="${MARK.spark.r}" fill="${spark}"/>`
  )
}
