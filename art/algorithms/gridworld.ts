/** Grid worlds: value iteration (Bellman 1957) and tabular Q-learning (Watkins 1989). */

import type { Rng } from "../../src/random"

export interface World {
  /** Width and height in squares. */
  w: number
  h: number
  /** Whether the agent can enter a square. */
  free: (x: number, y: number) => boolean
  /** Squares that end an episode, with a reward of 1. */
  goals: readonly (readonly [number, number])[]
}

/** The actions: right, down, left, up. */
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

/**
 * Computes the optimal value of every square, row by row: 1 at a goal, 0 where the agent cannot enter.
 * @param gamma discount factor
 * @param slip probability that a move goes to one of the two sides instead
 * @param sweeps maximum number of iterations
 */
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

/** Returns the expected return of an action (an index of `MOVES`), given the values of the squares. */
export function actionValue(
  g: World,
  values: Float64Array,
  x: number,
  y: number,
  action: number,
  gamma: number,
  slip: number,
): number {
  const returnOf = (move: number): number => {
    const [nx, ny] = step(g, x, y, move)
    return gamma * (values[ny * g.w + nx] as number)
  }
  return (1 - slip) * returnOf(action) + (slip / 2) * (returnOf((action + 1) % 4) + returnOf((action + 3) % 4))
}

/** Returns the action with the highest expected return in a square, as an index of `MOVES`. */
export function bestAction(g: World, values: Float64Array, x: number, y: number, gamma: number, slip = 0.1): number {
  const q = MOVES.map((_, a) => actionValue(g, values, x, y, a, gamma, slip))
  return q.indexOf(Math.max(...q))
}

/** Settings of Q-learning. */
const MAX_STEPS = 120
const EXPLORATION = 0.08
/** Probability that the agent takes a random action instead of the selected one. */
const RANDOM_MOVE = 0.1
const STEP_COST = 0.01
const DISCOUNT = 0.97

/** Runs ε-greedy Q-learning from a fixed start and returns the total reward of each episode. */
export function qLearning(
  g: World,
  start: readonly [number, number],
  episodes: number,
  learningRate: number,
  rng: Rng,
): number[] {
  const q = new Float64Array(g.w * g.h * 4)
  const greedyAction = (state: number): number => {
    let best = rng.int(4)
    for (let a = 0; a < 4; a += 1) if ((q[state * 4 + a] as number) > (q[state * 4 + best] as number)) best = a
    return best
  }
  const totals: number[] = []
  for (let e = 0; e < episodes; e += 1) {
    let [x, y] = start
    let total = 0
    for (let s = 0; s < MAX_STEPS && !isGoal(g, x, y); s += 1) {
      const state = y * g.w + x
      const action = rng.next() < EXPLORATION ? rng.int(4) : greedyAction(state)
      const [nx, ny] = step(g, x, y, rng.next() < RANDOM_MOVE ? rng.int(4) : action)
      const reward = (isGoal(g, nx, ny) ? 1 : 0) - STEP_COST
      const next = ny * g.w + nx
      const target = reward + (isGoal(g, nx, ny) ? 0 : DISCOUNT * (q[next * 4 + greedyAction(next)] as number))
      const k = state * 4 + action
      q[k] = (q[k] as number) + learningRate * (target - (q[k] as number))
      total += reward
      ;[x, y] = [nx, ny]
    }
    totals.push(total)
  }
  return totals
}
