import sharp from "sharp"
import { expect, type Page } from "@playwright/test"

/**
 * Counts what the confetti library draws: it clears the canvas once per frame and fills each piece once. Replaces both
 * methods, so that the browser draws nothing: 800 pieces are slow without a GPU. Call it before the page is opened.
 * @returns a function that returns what was drawn until then
 */
export async function observeConfetti(page: Page) {
  await page.addInitScript(() => {
    const drawn = { frames: 0, pieces: 0, mostPieces: 0, highestPiece: Infinity }
    window.confettiDrawn = drawn
    CanvasRenderingContext2D.prototype.fill = () => {
      drawn.pieces += 1
      drawn.mostPieces = Math.max(drawn.mostPieces, drawn.pieces)
    }
    // A square begins here; a circle has another method.
    CanvasRenderingContext2D.prototype.moveTo = (_x, y) => {
      drawn.highestPiece = Math.min(drawn.highestPiece, y)
    }
    CanvasRenderingContext2D.prototype.clearRect = () => {
      drawn.frames += 1
      drawn.pieces = 0
    }
  })
  return () => page.evaluate(() => window.confettiDrawn)
}

/**
 * Stops the confetti at a frame. Call it before the page is opened.
 * @returns a function that waits for this frame, and returns how many pixels of the window the confetti has painted
 */
export async function stopConfetti(page: Page, frame: number) {
  await page.addInitScript((last) => {
    const clear = CanvasRenderingContext2D.prototype.clearRect
    let frames = 0
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      clear.apply(this, area)
      frames += 1
      if (frames < last) return
      document.documentElement.dataset["confetti"] = "stopped"
      window.requestAnimationFrame = () => 0
    }
  }, frame)
  return async () => {
    await expect(page.locator("html")).toHaveAttribute("data-confetti", "stopped")
    const pixels = async () => {
      const picture = await page.screenshot({ animations: "disabled" })
      const { buffer, byteOffset, byteLength } = await sharp(picture).ensureAlpha().raw().toBuffer()
      return new Uint32Array(buffer, byteOffset, byteLength / 4)
    }
    const withConfetti = await pixels()
    await page.locator("canvas").evaluate((canvas) => (canvas.style.visibility = "hidden"))
    const without = await pixels()
    return withConfetti.filter((pixel, index) => pixel !== without[index]).length
  }
}
