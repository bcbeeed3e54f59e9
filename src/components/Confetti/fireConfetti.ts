import type { Options } from "canvas-confetti"

/** How confetti looks: `festive` fills the viewport; `gentle` falls beside the content and is over after two seconds. */
export type ConfettiMood = "festive" | "gentle"

interface Look {
  colorTokens: readonly string[]
  /** Lifetime of a piece in frames. The library draws at most 60 frames per second. */
  ticks: number
  /** Angles are in degrees; 90 is up. Positions are fractions of the viewport. */
  shots: readonly (Options & { /** Fraction of all pieces. */ readonly fraction: number })[]
}

/** Two shots from the lower corners and one from above. */
const festiveShots: Look["shots"] = [
  { fraction: 0.3, origin: { x: 0, y: 0.9 }, angle: 62, spread: 60, startVelocity: 75 },
  { fraction: 0.3, origin: { x: 1, y: 0.9 }, angle: 118, spread: 60, startVelocity: 75 },
  { fraction: 0.4, origin: { x: 0.5, y: 0 }, angle: 270, spread: 160, startVelocity: 32 },
]

/** Shots along the left and the right edge, straight down. */
const gentleShots: Look["shots"] = [0, 1].flatMap((x) =>
  [-0.05, 0.2, 0.4, 0.6, 0.8].map((y) => ({
    fraction: 0.1,
    origin: { x, y },
    angle: 270,
    spread: 20,
    startVelocity: 10,
    gravity: 0.6,
    scalar: 0.7,
  })),
)

const looks: Readonly<Record<ConfettiMood, Look>> = {
  festive: {
    colorTokens: ["--color-spark", "--color-accent", "--color-on-plate-mint", "--color-accent-strong"],
    ticks: 260,
    shots: festiveShots,
  },
  gentle: { colorTokens: ["--color-accent", "--color-frame"], ticks: 110, shots: gentleShots },
}

interface Shower {
  /** Total of all shots. */
  pieces: number
  mood: ConfettiMood
  /** Removes all pieces when it aborts. */
  signal: AbortSignal
}

/**
 * Fires confetti on a canvas. Resolves when the last piece has fallen, or earlier if the library cannot be loaded or the
 * signal aborts.
 */
export async function fireConfetti(canvas: HTMLCanvasElement, { pieces, mood, signal }: Shower): Promise<void> {
  const library = await import("canvas-confetti").catch(() => undefined)
  if (!library || signal.aborted) return
  // The Content Security Policy allows no workers.
  const confetti = library.default.create(canvas, { resize: true, useWorker: false })
  signal.addEventListener("abort", () => confetti.reset())
  const style = getComputedStyle(canvas)
  const { colorTokens, ticks, shots } = looks[mood]
  const colors = colorTokens.map((token) => style.getPropertyValue(token).trim())
  let remaining = pieces
  const falling = shots.map(async ({ fraction, ...options }, index) => {
    const particleCount = index === shots.length - 1 ? remaining : Math.min(remaining, Math.round(pieces * fraction))
    remaining -= particleCount
    await confetti({ ...options, particleCount, colors, ticks, disableForReducedMotion: true })
  })
  await Promise.all(falling)
}
