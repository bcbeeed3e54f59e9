import type { AxeResults, RunOptions } from "axe-core"

/** Properties of `window` that Gatsby and the browser tests add. */
declare global {
  interface Window {
    /** Gatsby's client-side navigation. */
    ___navigate: (to: string) => void
    axe: { run: (options: RunOptions) => Promise<AxeResults> }
    confettiDrawn: { frames: number; pieces: number; mostPieces: number; highestPiece: number }
    layoutShifts: { value: number }
    /** The document titles at each page_view. */
    titles: string[]
  }
}
