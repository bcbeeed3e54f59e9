/**
 * A stroke alphabet for monograms: capitals of one unit's height, drawn with lines and arcs only, so that no
 * font is needed. Each entry is the letter's width and its path.
 */

export interface Letter {
  width: number
  d: string
}

export const LETTERS: Readonly<Record<string, Letter>> = {
  A: { width: 0.86, d: "M0 1L.43 0L.86 1M.155 .64H.705" },
  B: { width: 0.62, d: "M0 0V1M0 0H.34A.235 .235 0 0 1 .34 .47H0M.34 .47H.355A.265 .265 0 0 1 .355 1H0" },
  C: { width: 0.82, d: "M.82 .17A.5 .5 0 1 0 .82 .83" },
  D: { width: 0.76, d: "M0 0H.26A.5 .5 0 0 1 .26 1H0Z" },
  E: { width: 0.56, d: "M.56 0H0V1H.56M0 .49H.48" },
  F: { width: 0.56, d: "M.56 0H0V1M0 .5H.47" },
  G: { width: 0.9, d: "M.82 .17A.5 .5 0 1 0 .98 .56H.56" },
  H: { width: 0.7, d: "M0 0V1M.7 0V1M0 .49H.7" },
  I: { width: 0, d: "M0 0V1" },
  J: { width: 0.5, d: "M.5 0V.73A.265 .265 0 0 1 -.02 .8" },
  K: { width: 0.66, d: "M0 0V1M.62 0L.02 .58M.2 .41L.66 1" },
  L: { width: 0.54, d: "M0 0V1H.54" },
  M: { width: 0.9, d: "M0 1V0L.45 .68L.9 0V1" },
  N: { width: 0.72, d: "M0 1V0L.72 1V0" },
  O: { width: 1, d: "M.5 0A.5 .5 0 0 1 .5 1A.5 .5 0 0 1 .5 0Z" },
  P: { width: 0.6, d: "M0 1V0H.32A.27 .27 0 0 1 .32 .55H0" },
  Q: { width: 1, d: "M.5 0A.5 .5 0 0 1 .5 1A.5 .5 0 0 1 .5 0ZM.64 .68L.98 1.04" },
  R: { width: 0.62, d: "M0 1V0H.33A.265 .265 0 0 1 .33 .54H0M.3 .54L.62 1" },
  S: {
    width: 0.58,
    d: "M.56 .17C.52 .06 .42 0 .3 0C.14 0 .03 .1 .03 .24C.03 .56 .58 .4 .58 .74C.58 .9 .46 1 .29 1C.14 1 .04 .93 0 .81",
  },
  T: { width: 0.76, d: "M0 0H.76M.38 0V1" },
  U: { width: 0.7, d: "M0 0V.65A.35 .35 0 0 0 .7 .65V0" },
  V: { width: 0.84, d: "M0 0L.42 1L.84 0" },
  W: { width: 1.16, d: "M0 0L.29 1L.58 .14L.87 1L1.16 0" },
  X: { width: 0.72, d: "M0 0L.72 1M.72 0L0 1" },
  Y: { width: 0.76, d: "M0 0L.38 .5L.76 0M.38 .5V1" },
  Z: { width: 0.66, d: "M0 0H.66L0 1H.66" },
}
