/**
 * Folding of a coarse protein model, one bead per amino acid: annealed Brownian dynamics (overdamped Langevin
 * equation). Bonds, helices and repulsion shape the chain. A weak attraction of near beads and a pull to the center
 * make it compact.
 *
 * Lengths are in bond lengths (3.8 Å between neighboring Cα atoms). Energies and times have arbitrary units, with a
 * friction coefficient and a Boltzmann constant of 1. The forces are chosen for the picture, not for a real protein.
 */

import type { Rng } from "../../src/random"

export type Vec3 = readonly [number, number, number]

const dist = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** Distances between beads of an ideal α-helix, by their separation along the chain (0 to 4). */
const HELIX_DISTANCES = [0, 1, 1.43, 1.32, 1.63]
/**
 * The start: one straight helix, with the angle per bead of an α-helix (100°, in radians), its rise per bead and
 * radius.
 */
const START_HELIX = { angle: 1.745, rise: 0.42, radius: 0.58 }
/** Standard deviation of the start positions around that helix. */
const START_NOISE = 0.03

/** Spring constants. */
const BOND_STIFFNESS = 110
const HELIX_STIFFNESS = 45
const BEND_STIFFNESS = 20
const REPULSION_STIFFNESS = 26
const CENTER_STIFFNESS = 0.2
/** Minimum distance of second neighbors outside a helix. It limits how sharply the chain bends. */
const BEND_DISTANCE = 1.6
/** Distance below which beads farther apart on the chain repel each other. */
const REPULSION_DISTANCE = 1.75
/** Constant attraction of these beads up to a maximum distance. */
const ATTRACTION = 0.35
const ATTRACTION_DISTANCE = 4

const TIME_STEP = 0.004
const START_TEMPERATURE = 0.5
/** Lower limit of distances, because forces are divided by them. */
const MIN_DISTANCE = 0.05
/** Minimum separation along the chain for a contact. Within a helix, closer beads are always near. */
const CONTACT_SEPARATION = 6

/** Returns the force between beads i < j at distance d: attraction is positive, repulsion negative. */
function pairForce(helix: readonly number[], i: number, j: number, d: number): number {
  const separation = j - i
  if (separation === 1) return BOND_STIFFNESS * (d - 1)
  if (separation <= 4 && helix[i] && helix[i] === helix[j]) {
    return HELIX_STIFFNESS * (d - (HELIX_DISTANCES[separation] as number))
  }
  if (separation === 2) return d < BEND_DISTANCE ? BEND_STIFFNESS * (d - BEND_DISTANCE) : 0
  if (d < REPULSION_DISTANCE) return REPULSION_STIFFNESS * (d - REPULSION_DISTANCE)
  return d < ATTRACTION_DISTANCE ? ATTRACTION : 0
}

/**
 * Folds a chain that starts as one straight helix. The temperature falls to 0 during the run.
 * @param helix for each bead the number of its helix, from 1, or 0 in a loop
 * @returns the positions of the beads
 */
export function fold(helix: readonly number[], steps: number, rng: Rng): Vec3[] {
  const count = helix.length
  let beads: Vec3[] = helix.map((_, i): Vec3 => {
    const { angle, rise, radius } = START_HELIX
    const a = i * angle
    return [
      (i - count / 2) * rise,
      radius * Math.cos(a) + rng.normal() * START_NOISE,
      radius * Math.sin(a) + rng.normal() * START_NOISE,
    ]
  })
  for (let s = 0; s < steps; s += 1) {
    const temperature = START_TEMPERATURE * (1 - s / steps) ** 2
    const forces = beads.map(() => [0, 0, 0] as [number, number, number])
    const center = [0, 1, 2].map((m) => beads.reduce((t, b) => t + (b[m] as number), 0) / count)
    for (let i = 0; i < count; i += 1) {
      const fi = forces[i] as [number, number, number]
      const bi = beads[i] as Vec3
      for (let m = 0; m < 3; m += 1) {
        fi[m] = (fi[m] as number) - CENTER_STIFFNESS * ((bi[m] as number) - (center[m] as number))
      }
      for (let j = i + 1; j < count; j += 1) {
        const bj = beads[j] as Vec3
        const d = Math.max(MIN_DISTANCE, dist(bi, bj))
        const f = pairForce(helix, i, j, d) / d
        if (f === 0) continue
        const fj = forces[j] as [number, number, number]
        for (let m = 0; m < 3; m += 1) {
          const component = f * ((bj[m] as number) - (bi[m] as number))
          fi[m] = (fi[m] as number) + component
          fj[m] = (fj[m] as number) - component
        }
      }
    }
    const thermalNoise = Math.sqrt(2 * temperature * TIME_STEP)
    beads = beads.map((b, i) => {
      const moved = (m: 0 | 1 | 2) => b[m] + TIME_STEP * (forces[i] as Vec3)[m] + thermalNoise * rng.normal()
      return [moved(0), moved(1), moved(2)]
    })
  }
  return beads
}

/**
 * Returns the index pairs of beads that are far apart on the chain but nearer in space than a distance in bond lengths.
 */
export function contacts(beads: readonly Vec3[], maxDistance: number): [number, number][] {
  const pairs: [number, number][] = []
  for (let i = 0; i < beads.length; i += 1) {
    for (let j = i + CONTACT_SEPARATION; j < beads.length; j += 1) {
      if (dist(beads[i] as Vec3, beads[j] as Vec3) < maxDistance) pairs.push([i, j])
    }
  }
  return pairs
}
