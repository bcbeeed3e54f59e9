import type { Options } from "canvas-confetti"

/** Two throws from the lower corners and one from above, by their part of the pieces. Angles in degrees, 90 is straight up. */
const throws: readonly (Options & { readonly part: number })[] = [
  { part: 0.3, origin: { x: 0, y: 0.9 }, angle: 62, spread: 60, startVelocity: 75 },
  { part: 0.3, origin: { x: 1, y: 0.9 }, angle: 118, spread: 60, startVelocity: 75 },
  { part: 0.4, origin: { x: 0.5, y: 0 }, angle: 270, spread: 160, startVelocity: 32 },
]

const colorTokens = ["--color-spark", "--color-accent", "--color-on-plate-mint", "--color-accent-strong"]

/**
 * Lets confetti fall on a canvas.
 * @param pieces how many, all throws together
 * @param signal ends it at once
 * @returns when the last piece has gone; at once where the code could not be fetched: the page says the same without it
 */
export async function throwConfetti(canvas: HTMLCanvasElement, pieces: number, signal: AbortSignal): Promise<void> {
  const library = await import("canvas-confetti").catch(() => undefined)
  if (!library || signal.aborted) return
  // The content-security policy allows no workers.
  const confetti = library.default.create(canvas, { resize: true, useWorker: false })
  signal.addEventListener("abort", () => confetti.reset())
  const style = getComputedStyle(canvas)
  const colors = colorTokens.map((token) => style.getPropertyValue(token).trim())
  let left = pieces
  const falling = throws.map(async ({ part, ...options }, index) => {
    const particleCount = index === throws.length - 1 ? left : Math.round(pieces * part)
    left -= particleCount
    await confetti({ ...options, particleCount, colors, ticks: 260, disableForReducedMotion: true })
  })
  await Promise.all(falling)
}
