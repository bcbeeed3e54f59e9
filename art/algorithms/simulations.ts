/** Step-by-step simulations: gradient descent in a valley, a double pendulum, the spread of a fire. */

import type { Rng } from "../../src/random"
import type { Point } from "../svg"

/**
 * Rosenbrock function (1960) with the factor 12 instead of 100, so that the walls of its valley are less steep.
 * Minimum: 0 at (1, 1).
 */
export const valley = (x: number, y: number): number => (1 - x) ** 2 + 12 * (y - x * x) ** 2

const valleyGradient = ([x, y]: Point): Point => [-2 * (1 - x) - 48 * x * (y - x * x), 24 * (y - x * x)]

/**
 * Returns the path of gradient descent in the valley, with heavy-ball momentum (Polyak 1964).
 * @param momentum 0 for plain gradient descent
 */
export function descend(start: Point, learningRate: number, momentum: number, steps: number): Point[] {
  const out: Point[] = [start]
  let v: Point = [0, 0]
  for (let s = 0; s < steps; s += 1) {
    const at = out.at(-1) as Point
    const g = valleyGradient(at)
    v = [momentum * v[0] - learningRate * g[0], momentum * v[1] - learningRate * g[1]]
    out.push([at[0] + v[0], at[1] + v[1]])
  }
  return out
}

/** Angles θ₁ and θ₂ from straight down, in radians, and angular velocities ω₁ and ω₂, in radians per second. */
type Pendulum = readonly [number, number, number, number]

/** Gravity in m/s². */
const G = 9.81

/** Returns the time derivative of a state, for two massless rods of 1 m with equal masses at their ends. */
function pendulumDerivative([a, b, u, v]: Pendulum): Pendulum {
  const d = a - b
  const den = 3 - Math.cos(2 * d)
  const du = (-3 * G * Math.sin(a) - G * Math.sin(a - 2 * b) - 2 * Math.sin(d) * (v * v + u * u * Math.cos(d))) / den
  const dv = (2 * Math.sin(d) * (2 * u * u + 2 * G * Math.cos(a) + v * v * Math.cos(d))) / den
  return [u, v, du, dv]
}

/** Simulates a double pendulum with the classical Runge–Kutta method of order four. Time steps `dt` are in seconds. */
export function doublePendulum(start: Pendulum, dt: number, steps: number): Pendulum[] {
  const out: Pendulum[] = [start]
  const add = (p: Pendulum, k: Pendulum, s: number): Pendulum => [
    p[0] + k[0] * s,
    p[1] + k[1] * s,
    p[2] + k[2] * s,
    p[3] + k[3] * s,
  ]
  for (let i = 0; i < steps; i += 1) {
    const p = out.at(-1) as Pendulum
    const k1 = pendulumDerivative(p)
    const k2 = pendulumDerivative(add(p, k1, dt / 2))
    const k3 = pendulumDerivative(add(p, k2, dt / 2))
    const k4 = pendulumDerivative(add(p, k3, dt))
    out.push(add(add(add(add(p, k1, dt / 6), k2, dt / 3), k3, dt / 3), k4, dt / 6))
  }
  return out
}

/** A hexagon in axial coordinates: `q` counts columns, `r` counts rows. */
export interface Hex {
  q: number
  r: number
}
const HEX_NEIGHBORS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
]

/** Probability that a burning cell ignites a neighbor in one step without wind, at fuel 1. */
const IGNITION_PROBABILITY = 0.2
/** Effect of the wind on the logarithm of that probability, per unit of wind. */
const WIND_EFFECT = 0.9
/** Number of steps in which a burning cell can ignite its neighbors. */
const BURNING_STEPS = 4

/**
 * Simulates a random fire spread on hexagons (after Alexandridis et al. 2008).
 * @param fuel factor of the ignition probability of a cell; 0 never burns
 * @param wind direction and strength, with y down
 * @returns the step in which each burned cell ignited, by "q,r"; cells that did not burn are missing
 */
export function spreadFire(
  cells: readonly Hex[],
  fuel: (h: Hex) => number,
  start: Hex,
  wind: Point,
  steps: number,
  rng: Rng,
): Map<string, number> {
  const id = (h: Hex): string => `${h.q},${h.r}`
  const known = new Set(cells.map(id))
  const time = new Map<string, number>([[id(start), 0]])
  let front: Hex[] = [start]
  for (let t = 1; t <= steps; t += 1) {
    const next: Hex[] = []
    for (const c of front) {
      for (const d of HEX_NEIGHBORS) {
        const to = { q: c.q + d.q, r: c.r + d.r }
        if (!known.has(id(to)) || time.has(id(to))) continue
        const [dx, dy] = [d.q + d.r / 2, d.r * 0.866]
        const probability = fuel(to) * IGNITION_PROBABILITY * Math.exp(WIND_EFFECT * (dx * wind[0] + dy * wind[1]))
        if (rng.next() < probability) {
          time.set(id(to), t)
          next.push(to)
        }
      }
    }
    front = [...front.filter((c) => t - (time.get(id(c)) ?? 0) < BURNING_STEPS), ...next]
  }
  return time
}
