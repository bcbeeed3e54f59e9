import type { Page } from "@playwright/test"

/** A word of the confetti library that is in no code of the site. */
const wordOfLibrary = "ovalScalar"

interface Drawn {
  frames: number
  /** In the current frame. */
  pieces: number
  mostPieces: number
}

/**
 * Counts what the confetti library draws: it clears the canvas once per frame and begins one path per piece. To be called
 * before the page is opened.
 */
export async function watchConfetti(page: Page) {
  let fetched = 0
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return
    void response.text().then(
      (text) => (fetched += Number(text.includes(wordOfLibrary))),
      () => undefined,
    )
  })
  await page.addInitScript(() => {
    const drawn: Drawn = { frames: 0, pieces: 0, mostPieces: 0 }
    Object.assign(window, { confettiDrawn: drawn })
    const { beginPath, clearRect } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.beginPath = function () {
      drawn.pieces += 1
      drawn.mostPieces = Math.max(drawn.mostPieces, drawn.pieces)
      beginPath.call(this)
    }
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      drawn.frames += 1
      drawn.pieces = 0
      clearRect.apply(this, area)
    }
  })
  const drawn = () => page.evaluate(() => (window as unknown as { confettiDrawn: Drawn }).confettiDrawn)
  return {
    mostPieces: async () => (await drawn()).mostPieces,
    frames: async () => (await drawn()).frames,
    timesFetched: () => fetched,
  }
}
