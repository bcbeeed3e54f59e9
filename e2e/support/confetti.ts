import type { Page } from "@playwright/test"

/**
 * Counts what the confetti library draws: it clears the canvas once per frame and fills each piece once. Replaces both
 * methods, so that the browser draws nothing: 800 pieces are slow without a GPU. Call it before the page is opened.
 * @returns a function that returns what was drawn until then
 */
export async function observeConfetti(page: Page) {
  await page.addInitScript(() => {
    const drawn = { frames: 0, pieces: 0, mostPieces: 0, visible: 0, mostVisible: 0, highestPiece: Infinity }
    window.confettiDrawn = drawn
    CanvasRenderingContext2D.prototype.fill = () => {
      drawn.pieces += 1
      drawn.mostPieces = Math.max(drawn.mostPieces, drawn.pieces)
    }
    // Each piece is a square, which begins here, or a circle.
    const place = (x: number, y: number) => {
      drawn.highestPiece = Math.min(drawn.highestPiece, y)
      if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return
      drawn.visible += 1
      drawn.mostVisible = Math.max(drawn.mostVisible, drawn.visible)
    }
    CanvasRenderingContext2D.prototype.moveTo = place
    CanvasRenderingContext2D.prototype.ellipse = place
    CanvasRenderingContext2D.prototype.clearRect = () => {
      drawn.frames += 1
      drawn.pieces = 0
      drawn.visible = 0
    }
  })
  return () => page.evaluate(() => window.confettiDrawn)
}
