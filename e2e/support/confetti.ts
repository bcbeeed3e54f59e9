import type { Page } from "@playwright/test"

interface Drawn {
  frames: number
  /** Pieces in the current frame. */
  pieces: number
  /** The largest number of pieces in a frame so far. */
  mostPieces: number
  /** Smallest distance of a piece from the top of the window so far, in pixels. */
  highestPiece: number
}

/**
 * Counts what the confetti library draws: it clears the canvas once per frame and fills each piece once. Replaces both
 * methods, so that the browser draws nothing: 800 pieces are slow without a GPU. Call it before the page is opened.
 */
export async function observeConfetti(page: Page) {
  await page.addInitScript(() => {
    const drawn: Drawn = { frames: 0, pieces: 0, mostPieces: 0, highestPiece: Infinity }
    Object.assign(window, { confettiDrawn: drawn })
    CanvasRenderingContext2D.prototype.fill = () => {
      drawn.pieces += 1
      drawn.mostPieces = Math.max(drawn.mostPieces, drawn.pieces)
    }
    CanvasRenderingContext2D.prototype.moveTo = (_x, y) => {
      drawn.highestPiece = Math.min(drawn.highestPiece, y)
    }
    CanvasRenderingContext2D.prototype.clearRect = () => {
      drawn.frames += 1
      drawn.pieces = 0
    }
  })
  const drawn = () => page.evaluate(() => window.confettiDrawn)
  return {
    mostPieces: async () => (await drawn()).mostPieces,
    highestPiece: async () => (await drawn()).highestPiece,
    frames: async () => (await drawn()).frames,
  }
}
