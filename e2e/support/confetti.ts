import type { Page } from "@playwright/test"

/** A word that stands in the confetti library and in no code of the site. */
const wordOfLibrary = "ovalScalar"

interface Counter {
  confettiFrames?: Record<string, number>
}

/**
 * Counts pieces as they are drawn: the library begins one path a piece and frame. To be called before the page is opened.
 * @returns the most pieces in one frame so far, and how often the library was fetched
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
    const frames: Record<string, number> = {}
    ;(window as Counter).confettiFrames = frames
    const { beginPath } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.beginPath = function () {
      const frame = String(document.timeline.currentTime)
      frames[frame] = (frames[frame] ?? 0) + 1
      beginPath.call(this)
    }
  })
  return {
    mostPieces: () => page.evaluate(() => Math.max(0, ...Object.values((window as Counter).confettiFrames ?? {}))),
    frames: () => page.evaluate(() => Object.keys((window as Counter).confettiFrames ?? {}).length),
    timesFetched: () => fetched,
  }
}
