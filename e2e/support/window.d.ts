import type { AxeResults, RunOptions } from "axe-core"

/** Properties of `window` that Gatsby and the browser tests add. */
declare global {
  interface Window {
    /** Gatsby's client-side navigation. */
    ___navigate: (to: string) => void
    axe: { run: (options: RunOptions) => Promise<AxeResults> }
    /**
     * What the confetti library has drawn: the pieces in the current frame, the largest number of pieces in a frame,
     * and the smallest distance of a piece from the top of the window in pixels.
     */
    confettiDrawn: Record<"frames" | "pieces" | "mostPieces" | "highestPiece", number>
    /** Times in milliseconds since the navigation. */
    layoutShifts: { value: number; startTime: number; moved: string[] }[]
    paintedWithFontsAt: number
    /** The document titles at each page_view. */
    titles: string[]
  }
}
