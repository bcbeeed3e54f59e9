/**
 * The brand mark: a square with a rising curve cut out of it, and a disc above the end of the curve. Fill `tile` with
 * the text color and `spark` with coral. Edges are on whole pixels at 16 px.
 *
 * The long edges of the cutout are offset curves of the cubic Bézier curve M6.9 25 C15.8 25 17.8 19 26.4 3.8, at a
 * distance of 1.6 units on each side (Tiller & Hanson 1984).
 */
export const mark = {
  viewBox: "0 0 32 32",
  tile:
    "M6.5 8H22.22C15.85 19.46 13.74 23.4 6.9 23.4A1.6 1.6 0 0 0 6.9 26.6C15.29 26.6 18.29 21.77 24 11.42V25.5" +
    "A4.5 4.5 0 0 1 19.5 30H6.5A4.5 4.5 0 0 1 2 25.5V12.5A4.5 4.5 0 0 1 6.5 8Z",
  spark: { cx: 28, cy: 4, r: 3.5 },
} as const
