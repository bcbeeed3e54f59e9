/** Multilayer perceptron: tanh hidden layers, one sigmoid output, trained with Adam (Kingma & Ba 2015). */

import type { Rng } from "../../services/random"

export interface Mlp {
  sizes: readonly number[]
  /** All weights and biases, layer by layer: W (out × in) and then b (out). */
  theta: Float64Array
}

export interface Example {
  x: readonly number[]
  y: number
}

/** Network with Glorot-uniform weights (Glorot & Bengio 2010) and zero biases. */
export function createMlp(sizes: readonly number[], rng: Rng): Mlp {
  const theta: number[] = []
  for (let l = 1; l < sizes.length; l += 1) {
    const [m, k] = [sizes[l - 1] as number, sizes[l] as number]
    const bound = Math.sqrt(6 / (m + k))
    for (let i = 0; i < m * k; i += 1) theta.push(rng.range(-bound, bound))
    for (let i = 0; i < k; i += 1) theta.push(0)
  }
  return { sizes, theta: Float64Array.from(theta) }
}

/** Activations of every layer for one input; the last one is the class probability. */
export function forward({ sizes, theta }: Mlp, x: readonly number[], mask?: readonly number[]): number[][] {
  const layers: number[][] = [[...x]]
  let at = 0
  for (let l = 1; l < sizes.length; l += 1) {
    const [m, k] = [sizes[l - 1] as number, sizes[l] as number]
    const input = layers[l - 1] as number[]
    const out: number[] = new Array<number>(k)
    for (let o = 0; o < k; o += 1) {
      let z = theta[at + m * k + o] as number
      for (let i = 0; i < m; i += 1) z += (theta[at + o * m + i] as number) * (input[i] as number)
      out[o] =
        l === sizes.length - 1 ? 1 / (1 + Math.exp(-z)) : Math.tanh(z) * (mask && l === 1 ? (mask[o] as number) : 1)
    }
    layers.push(out)
    at += m * k + k
  }
  return layers
}

export const predict = (net: Mlp, x: readonly number[]): number => (forward(net, x).at(-1) as number[])[0] as number

/** Log-odds of the prediction. Unbounded, so better for contour lines than the probability. */
export function logit(net: Mlp, x: readonly number[]): number {
  const p = Math.min(1 - 1e-9, Math.max(1e-9, predict(net, x)))
  return Math.log(p / (1 - p))
}

/** Mean cross-entropy with an L2 penalty. */
export function loss(net: Mlp, data: readonly Example[], decay = 0): number {
  let sum = 0
  for (const { x, y } of data) {
    const p = Math.min(1 - 1e-9, Math.max(1e-9, predict(net, x)))
    sum -= y * Math.log(p) + (1 - y) * Math.log(1 - p)
  }
  let penalty = 0
  if (decay) for (const w of net.theta) penalty += w * w
  return sum / data.length + (decay / 2) * penalty
}

/** Gradient of the mean cross-entropy by back-propagation (Rumelhart, Hinton & Williams 1986). */
export function gradient(net: Mlp, data: readonly Example[], decay = 0, mask?: () => number[]): Float64Array {
  const { sizes, theta } = net
  const grad = new Float64Array(theta.length)
  const offsets: number[] = []
  let total = 0
  for (let l = 1; l < sizes.length; l += 1) {
    offsets.push(total)
    total += ((sizes[l - 1] as number) + 1) * (sizes[l] as number)
  }
  for (const { x, y } of data) {
    const kept = mask?.()
    const layers = forward(net, x, kept)
    let delta = [((layers.at(-1) as number[])[0] as number) - y]
    for (let l = sizes.length - 1; l > 0; l -= 1) {
      const [m, k, at] = [sizes[l - 1] as number, sizes[l] as number, offsets[l - 1] as number]
      const input = layers[l - 1] as number[]
      const back = new Array<number>(m).fill(0)
      for (let o = 0; o < k; o += 1) {
        const d = (delta[o] as number) / (l === sizes.length - 1 ? data.length : 1)
        for (let i = 0; i < m; i += 1) {
          grad[at + o * m + i] = (grad[at + o * m + i] as number) + d * (input[i] as number)
          back[i] = (back[i] as number) + d * (theta[at + o * m + i] as number)
        }
        grad[at + m * k + o] = (grad[at + m * k + o] as number) + d
      }
      delta = back.map((b, i) => {
        const keep = kept && l === 2 ? (kept[i] as number) : 1
        const a = keep ? (input[i] as number) / keep : 0
        return b * keep * (1 - a * a)
      })
    }
  }
  for (let i = 0; i < grad.length; i += 1) grad[i] = (grad[i] as number) + decay * (theta[i] as number)
  return grad
}

export interface Training {
  steps: number
  rate: number
  decay?: number
  /** Called after each step with the weights, to record a path. */
  onStep?: (step: number, theta: Float64Array) => void
  /** Dropout factors for the first hidden layer (Srivastava et al. 2014). */
  mask?: () => number[]
}

/** Full-batch Adam; changes the network in place and returns it. */
export function train(net: Mlp, data: readonly Example[], { steps, rate, decay = 0, onStep, mask }: Training): Mlp {
  const m = new Float64Array(net.theta.length)
  const v = new Float64Array(net.theta.length)
  onStep?.(0, net.theta)
  for (let s = 1; s <= steps; s += 1) {
    const g = gradient(net, data, decay, mask)
    const lr = (rate * Math.sqrt(1 - 0.999 ** s)) / (1 - 0.9 ** s)
    for (let i = 0; i < g.length; i += 1) {
      const gi = g[i] as number
      m[i] = 0.9 * (m[i] as number) + 0.1 * gi
      v[i] = 0.999 * (v[i] as number) + 0.001 * gi * gi
      net.theta[i] = (net.theta[i] as number) - (lr * (m[i] as number)) / (Math.sqrt(v[i] as number) + 1e-8)
    }
    onStep?.(s, net.theta)
  }
  return net
}
