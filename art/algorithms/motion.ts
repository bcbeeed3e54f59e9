/** Simulations: gradient descent, double pendulum, fire spread. */

import type { Rng } from "../../services/random"
import type { Point } from "../svg"

/** Rosenbrock's curved valley (1960), scaled so that its walls are gentler. */
export const valley = (x: number, y: number): number => (1 - x) ** 2 + 12 * (y - x * x) ** 2

const valleyGradient = ([x, y]: Point): Point => [-2 * (1 - x) - 48 * x * (y - x * x), 24 * (y - x * x)]

/** Gradient descent with heavy-ball momentum (Polyak 1964); beta = 0 is plain descent. */
export function descend(start: Point, rate: number, beta: number, steps: number, grad = valleyGradient): Point[] {
  const out: Point[] = [start]
  let v: Point = [0, 0]
  for (let s = 0; s < steps; s += 1) {
    const at = out.at(-1) as Point
    const g = grad(at)
    v = [beta * v[0] - rate * g[0], beta * v[1] - rate * g[1]]
    out.push([at[0] + v[0], at[1] + v[1]])
  }
  return out
}

type Pendulum = readonly [number, number, number, number]

/** Derivative of (θ₁, θ₂, ω₁, ω₂) for two equal rods and masses. */
function pendulumRate([a, b, u, v]: Pendulum): Pendulum {
  const d = a - b
  const den = 3 - Math.cos(2 * d)
  const G = 9.81
  const du = (-3 * G * Math.sin(a) - G * Math.sin(a - 2 * b) - 2 * Math.sin(d) * (v * v + u * u * Math.cos(d))) / den
  const dv = (2 * Math.sin(d) * (2 * u * u + 2 * G * Math.cos(a) + v * v * Math.cos(d))) / den
  return [u, v, du, dv]
}

/** Double pendulum by classical Runge–Kutta steps of order four. */
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
    const k1 = pendulumRate(p)
    const k2 = pendulumRate(add(p, k1, dt / 2))
    const k3 = pendulumRate(add(p, k2, dt / 2))
    const k4 = pendulumRate(add(p, k3, dt))
    out.push(add(add(add(add(p, k1, dt / 6), k2, dt / 3), k3, dt / 3), k4, dt / 6))
  }
  return out
}

export interface Hex {
  q: number
  r: number
}
export const HEX_NEIGHBORS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
]

/** Stochastic fire spread on hexagons (after Alexandridis et al. 2008): time of ignition of each cell, or Infinity. */
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
        const p = fuel(to) * 0.2 * Math.exp(0.9 * (dx * wind[0] + dy * wind[1]))
        if (rng.next() < p) {
          time.set(id(to), t)
          next.push(to)
        }
      }
    }
    // A cell burns for four steps and can ignite its neighbors in each of them.
    front = [...front.filter((c) => t - (time.get(id(c)) ?? 0) < 4), ...next]
  }
  return time
}
