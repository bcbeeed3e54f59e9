/** Grid worlds: value iteration (Bellman 1957) and tabular Q-learning (Watkins 1989). */

import type { Rng } from "../../services/random"

export interface World {
  w: number
  h: number
  /** Whether the agent can enter a square. */
  free: (x: number, y: number) => boolean
  goals: readonly (readonly [number, number])[]
  /** Extra reward (negative for cost) on entering a square. */
  cost?: (x: number, y: number) => number
}

export const MOVES: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

const isGoal = (g: World, x: number, y: number): boolean => g.goals.some(([a, b]) => a === x && b === y)
const enterable = (g: World, x: number, y: number): boolean => x >= 0 && y >= 0 && x < g.w && y < g.h && g.free(x, y)

/** Returns the square that a move reaches. Walls stop it. */
export function step(g: World, x: number, y: number, action: number): [number, number] {
  const [dx, dy] = MOVES[action] as readonly [number, number]
  return enterable(g, x + dx, y + dy) ? [x + dx, y + dy] : [x, y]
}

const reward = (g: World, x: number, y: number): number => (isGoal(g, x, y) ? 1 : 0) + (g.cost?.(x, y) ?? 0)

/** Optimal state values. With probability `slip`, a move goes to one of the sides instead. */
export function valueIteration(g: World, gamma: number, slip = 0.1, sweeps = 400): Float64Array {
  let v = new Float64Array(g.w * g.h)
  for (let s = 0; s < sweeps; s += 1) {
    const next = new Float64Array(v.length)
    let change = 0
    for (let y = 0; y < g.h; y += 1) {
      for (let x = 0; x < g.w; x += 1) {
        if (!enterable(g, x, y)) continue
        const k = y * g.w + x
        next[k] = isGoal(g, x, y) ? 1 : Math.max(...MOVES.map((_, a) => actionValue(g, v, x, y, a, gamma, slip)))
        change = Math.max(change, Math.abs(next[k] - (v[k] as number)))
      }
    }
    v = next
    if (change < 1e-9) break
  }
  return v
}

/** Expected return of one action under the given values. */
export function actionValue(
  g: World,
  v: Float64Array,
  x: number,
  y: number,
  a: number,
  gamma: number,
  slip: number,
): number {
  const outcome = (action: number): number => {
    const [nx, ny] = step(g, x, y, action)
    return (g.cost?.(nx, ny) ?? 0) + gamma * (v[ny * g.w + nx] as number)
  }
  return (1 - slip) * outcome(a) + (slip / 2) * (outcome((a + 1) % 4) + outcome((a + 3) % 4))
}

/** Greedy action in a square. */
export function bestAction(g: World, v: Float64Array, x: number, y: number, gamma: number, slip = 0.1): number {
  const q = MOVES.map((_, a) => actionValue(g, v, x, y, a, gamma, slip))
  return q.indexOf(Math.max(...q))
}

/** Return per episode of ε-greedy Q-learning from a fixed start, with learning rate `rate`. */
export function qLearning(
  g: World,
  start: readonly [number, number],
  episodes: number,
  rate: number,
  rng: Rng,
): number[] {
  const q = new Float64Array(g.w * g.h * 4)
  const best = (k: number): number => {
    let b = rng.int(4)
    for (let a = 0; a < 4; a += 1) if ((q[k * 4 + a] as number) > (q[k * 4 + b] as number)) b = a
    return b
  }
  const returns: number[] = []
  for (let e = 0; e < episodes; e += 1) {
    let [x, y] = start
    let total = 0
    for (let s = 0; s < 120 && !isGoal(g, x, y); s += 1) {
      const k = y * g.w + x
      const a = rng.next() < 0.08 ? rng.int(4) : best(k)
      const [nx, ny] = step(g, x, y, rng.next() < 0.1 ? rng.int(4) : a)
      const r = reward(g, nx, ny) - 0.01
      const kn = ny * g.w + nx
      const target = r + (isGoal(g, nx, ny) ? 0 : 0.97 * (q[kn * 4 + best(kn)] as number))
      q[k * 4 + a] = (q[k * 4 + a] as number) + rate * (target - (q[k * 4 + a] as number))
      total += r
      ;[x, y] = [nx, ny]
    }
    returns.push(total)
  }
  return returns
}
