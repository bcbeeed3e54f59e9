/** Folding of a bead chain: annealed Langevin dynamics of a coarse protein model (bonds, helices, soft contacts). */

import type { Rng } from "../../services/random"

export type Vec3 = readonly [number, number, number]

const dist = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** Distances within an ideal helix between beads one to four apart, in bond lengths. */
const HELIX = [0, 1, 1.43, 1.32, 1.63]

/** Pull (positive) or push (negative) between beads i and j at distance d. */
function pairForce(helix: readonly number[], i: number, j: number, d: number): number {
  const gap = j - i
  if (gap === 1) return 110 * (d - 1)
  if (gap <= 4 && helix[i] && helix[i] === helix[j]) return 45 * (d - (HELIX[gap] as number))
  if (gap === 2) return d < 1.6 ? 20 * (d - 1.6) : 0
  if (d < 1.75) return 26 * (d - 1.75)
  return d < 4 ? 0.35 : 0
}

/** Folds a stretched chain. `helix` numbers the helices (0 is a loop). The temperature falls to 0 during the run. */
export function fold(helix: readonly number[], steps: number, rng: Rng): Vec3[] {
  const count = helix.length
  let beads: Vec3[] = helix.map((_, i): Vec3 => {
    const a = i * 1.745
    return [(i - count / 2) * 0.42, 0.58 * Math.cos(a) + rng.normal() * 0.03, 0.58 * Math.sin(a) + rng.normal() * 0.03]
  })
  const dt = 0.004
  for (let s = 0; s < steps; s += 1) {
    const heat = 0.5 * (1 - s / steps) ** 2
    const force = beads.map(() => [0, 0, 0] as [number, number, number])
    const center = [0, 1, 2].map((m) => beads.reduce((t, b) => t + (b[m] as number), 0) / count)
    for (let i = 0; i < count; i += 1) {
      const fi = force[i] as [number, number, number]
      const bi = beads[i] as Vec3
      for (let m = 0; m < 3; m += 1) fi[m] = (fi[m] as number) - 0.2 * ((bi[m] as number) - (center[m] as number))
      for (let j = i + 1; j < count; j += 1) {
        const bj = beads[j] as Vec3
        const d = Math.max(0.05, dist(bi, bj))
        const f = pairForce(helix, i, j, d) / d
        if (f === 0) continue
        const fj = force[j] as [number, number, number]
        for (let m = 0; m < 3; m += 1) {
          const part = f * ((bj[m] as number) - (bi[m] as number))
          fi[m] = (fi[m] as number) + part
          fj[m] = (fj[m] as number) - part
        }
      }
    }
    const kick = Math.sqrt(2 * heat * dt)
    beads = beads.map(
      (b, i) =>
        [0, 1, 2].map(
          (m) => (b[m] as number) + dt * ((force[i] as number[])[m] as number) + kick * rng.normal(),
        ) as unknown as Vec3,
    )
  }
  return beads
}

/** Pairs of beads far apart on the chain but near in space. */
export function contacts(beads: readonly Vec3[], within: number): [number, number][] {
  const out: [number, number][] = []
  for (let i = 0; i < beads.length; i += 1) {
    for (let j = i + 6; j < beads.length; j += 1)
      if (dist(beads[i] as Vec3, beads[j] as Vec3) < within) out.push([i, j])
  }
  return out
}
