import type { Options } from "canvas-confetti"

/** Two shots from the lower corners and one from above. Angles are in degrees; 90 is up. */
const shots: readonly (Options & { /** Fraction of all pieces. */ readonly fraction: number })[] = [
  { fraction: 0.3, origin: { x: 0, y: 0.9 }, angle: 62, spread: 60, startVelocity: 75 },
  { fraction: 0.3, origin: { x: 1, y: 0.9 }, angle: 118, spread: 60, startVelocity: 75 },
  { fraction: 0.4, origin: { x: 0.5, y: 0 }, angle: 270, spread: 160, startVelocity: 32 },
]

const colorTokens = ["--color-spark", "--color-accent", "--color-on-plate-mint", "--color-accent-strong"]

/**
 * Fires confetti on a canvas. Resolves when the last piece has fallen, or earlier if the library cannot be loaded or the
 * signal aborts.
 * @param pieces total of all shots
 * @param signal removes all pieces when it aborts
 */
export async function fireConfetti(canvas: HTMLCanvasElement, pieces: number, signal: AbortSignal): Promise<void> {
  const library = await import("canvas-confetti").catch(() => undefined)
  if (!library || signal.aborted) return
  // The Content Security Policy allows no workers.
  const confetti = library.default.create(canvas, { resize: true, useWorker: false })
  signal.addEventListener("abort", () => confetti.reset())
  const style = getComputedStyle(canvas)
  const colors = colorTokens.map((token) => style.getPropertyValue(token).trim())
  let remaining = pieces
  const falling = shots.map(async ({ fraction, ...options }, index) => {
    const particleCount = index === shots.length - 1 ? remaining : Math.round(pieces * fraction)
    remaining -= particleCount
    await confetti({ ...options, particleCount, colors, ticks: 260, disableForReducedMotion: true })
  })
  await Promise.all(falling)
}
