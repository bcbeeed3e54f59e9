/** Coupled oscillators (Kuramoto 1975): each has a natural frequency and is pulled toward the mean phase. */

/** Order parameter: magnitude `r` (1 in phase, near 0 scattered) and angle `psi` of the mean phase. */
export function order(phases: readonly number[]): { r: number; psi: number } {
  const x = phases.reduce((sum, p) => sum + Math.cos(p), 0) / phases.length
  const y = phases.reduce((sum, p) => sum + Math.sin(p), 0) / phases.length
  return { r: Math.hypot(x, y), psi: Math.atan2(y, x) }
}

/**
 * Integrates the phases with the midpoint method. Returns them for every step, the start included.
 * @param start phases in radians
 * @param frequencies natural frequencies in radians per unit of time
 * @param coupling coupling strength at a time
 */
export function kuramoto(
  start: readonly number[],
  frequencies: readonly number[],
  coupling: (time: number) => number,
  dt: number,
  steps: number,
): number[][] {
  const rate = (phases: readonly number[], time: number): number[] => {
    const { r, psi } = order(phases)
    return phases.map((p, i) => (frequencies[i] as number) + coupling(time) * r * Math.sin(psi - p))
  }
  const moved = (phases: readonly number[], by: readonly number[], time: number): number[] =>
    phases.map((p, i) => p + time * (by[i] as number))
  const out = [[...start]]
  for (let s = 0; s < steps; s += 1) {
    const phases = out[s] as number[]
    const half = moved(phases, rate(phases, s * dt), dt / 2)
    out.push(moved(phases, rate(half, (s + 0.5) * dt), dt))
  }
  return out
}
