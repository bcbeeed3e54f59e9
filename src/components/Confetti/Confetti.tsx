import type { Options } from "canvas-confetti"
import { useEffect, useRef, useState, type RefObject } from "react"
import { useReducedMotion } from "../../hooks/useReducedMotion"
import * as styles from "./Confetti.module.css"

interface Look {
  colorTokens: readonly string[]
  /** Lifetime of a piece in frames. The library draws at most 60 frames per second. */
  ticks: number
  /**
   * 800 pieces in all (specification, section 9). Angles are in degrees; 90 is up. Positions are fractions of the
   * viewport.
   */
  shots: readonly Options[]
}

/** Fills the viewport: two shots from the lower corners and one from above. */
const festive: Look = {
  colorTokens: ["--color-spark", "--color-accent", "--color-on-plate-mint", "--color-accent-strong"],
  ticks: 260,
  shots: [
    { particleCount: 240, origin: { x: 0, y: 0.9 }, angle: 62, spread: 60, startVelocity: 75 },
    { particleCount: 240, origin: { x: 1, y: 0.9 }, angle: 118, spread: 60, startVelocity: 75 },
    { particleCount: 320, origin: { x: 0.5, y: 0 }, angle: 270, spread: 160, startVelocity: 32 },
  ],
}

/**
 * Falls from the lower edge of an element, so that it covers nothing above, and is over after two seconds. From the
 * middle of the viewport at the lowest: the element may be below it, where no visitor would see the pieces.
 */
function gentle(element: Element): Look {
  const { left, width, bottom } = element.getBoundingClientRect()
  const y = Math.min(Math.max(bottom / window.innerHeight, 0), 0.5)
  return {
    colorTokens: ["--color-accent", "--color-frame"],
    ticks: 110,
    shots: [0, 0.25, 0.5, 0.75, 1].map((part) => ({
      particleCount: 160,
      origin: { x: (left + part * width) / window.innerWidth, y },
      angle: 270,
      spread: 120,
      startVelocity: 14,
      gravity: 0.6,
      scalar: 0.7,
    })),
  }
}

interface Props {
  /** Gentle confetti falls from this element; without it, festive confetti fills the viewport. */
  from?: RefObject<Element | null> | undefined
}

/** Fires confetti once per mount. Under reduced motion it renders nothing and loads nothing. */
export function Confetti({ from }: Props) {
  const isMotionReduced = useReducedMotion()
  const [isOver, setOver] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isShown = !isMotionReduced && !isOver

  useEffect(() => {
    if (!isShown || !canvas.current) return
    const controller = new AbortController()
    void fireConfetti(canvas.current, controller.signal, from?.current).then(() => {
      if (!controller.signal.aborted) setOver(true)
    })
    return () => controller.abort()
  }, [isShown, from])

  return isShown ? <canvas ref={canvas} className={styles.canvas} aria-hidden="true" /> : null
}

/**
 * Fires confetti on a canvas. Resolves when the last piece has fallen, or earlier if the library cannot be loaded or
 * the signal aborts.
 * @param signal removes all pieces when it aborts
 * @param from gentle confetti falls from this element
 */
async function fireConfetti(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  from: Element | null | undefined,
): Promise<void> {
  const library = await import("canvas-confetti").catch(() => undefined)
  if (!library || signal.aborted) return
  // The Content Security Policy allows no workers.
  const confetti = library.default.create(canvas, { resize: true, useWorker: false })
  signal.addEventListener("abort", () => confetti.reset())
  const style = getComputedStyle(canvas)
  const { colorTokens, ticks, shots } = from ? gentle(from) : festive
  const colors = colorTokens.map((token) => style.getPropertyValue(token).trim())
  const falling = shots.map(async (shot) => {
    await confetti({ ...shot, colors, ticks, disableForReducedMotion: true })
  })
  await Promise.all(falling)
}
