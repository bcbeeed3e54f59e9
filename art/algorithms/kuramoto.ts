/** Coupled oscillators (Kuramoto 1975): each has a natural frequency and is pulled toward the mean phase. */

/**
 * Returns the order parameter: its magnitude `r` (1 for equal phases, near 0 for scattered ones)
 * and its angle `psi`, the mean phase in radians.
 */
export function order(phases: readonly number[]): { r: number; psi: number } {
  const x = phases.reduce((sum, p) => sum + Math.cos(p), 0) / phases.length
  const y = phases.reduce((sum, p) => sum + Math.sin(p), 0) / phases.length
  return { r: Math.hypot(x, y), psi: Math.atan2(y, x) }
}

/**
 * Integrates the phases with the midpoint method. Returns the phases at the start and after every step.
 * @param start phases in radians
 * @param frequencies natural frequencies in radians per unit of time
 * @param coupling coupling strength at a time
 * @param dt time step
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
  const advanced = (phases: readonly number[], rates: readonly number[], duration: number): number[] =>
    phases.map((p, i) => p + duration * (rates[i] as number))
  const out = [[...start]]
  for (let s = 0; s < steps; s += 1) {
    const phases = out[s] as number[]
    const half = advanced(phases, rate(phases, s * dt), dt / 2)
    out.push(advanced(phases, rate(half, (s + 0.5) * dt), dt))
  }
  return out
}
