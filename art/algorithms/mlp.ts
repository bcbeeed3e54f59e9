/** Multilayer perceptron: tanh hidden layers, one sigmoid output, trained with Adam (Kingma & Ba 2015). */

import type { Rng } from "../../src/random"

export interface Mlp {
  /** Number of units in each layer, inputs included. */
  sizes: readonly number[]
  /** Weights and biases, layer by layer: the matrix W (outputs × inputs, row-major), then the vector b (outputs). */
  theta: Float64Array
}

export interface Example {
  /** Inputs. */
  x: readonly number[]
  /** Class, 0 or 1. */
  y: number
}

/** Creates a network with Glorot-uniform weights (Glorot & Bengio 2010) and zero biases. */
export function createMlp(sizes: readonly number[], rng: Rng): Mlp {
  const theta: number[] = []
  for (let l = 1; l < sizes.length; l += 1) {
    const [inputCount, outputCount] = [sizes[l - 1] as number, sizes[l] as number]
    const bound = Math.sqrt(6 / (inputCount + outputCount))
    for (let i = 0; i < inputCount * outputCount; i += 1) theta.push(rng.range(-bound, bound))
    for (let i = 0; i < outputCount; i += 1) theta.push(0)
  }
  return { sizes, theta: Float64Array.from(theta) }
}

/**
 * Returns the activations of every layer for one input. The last layer is the probability of class 1.
 * @param mask dropout factors of the first hidden layer, see `Training.mask`
 */
export function forward({ sizes, theta }: Mlp, x: readonly number[], mask?: readonly number[]): number[][] {
  const layers: number[][] = [[...x]]
  let at = 0
  for (let l = 1; l < sizes.length; l += 1) {
    const [inputCount, outputCount] = [sizes[l - 1] as number, sizes[l] as number]
    const input = layers[l - 1] as number[]
    const out: number[] = new Array<number>(outputCount)
    for (let o = 0; o < outputCount; o += 1) {
      let z = theta[at + inputCount * outputCount + o] as number
      for (let i = 0; i < inputCount; i += 1) z += (theta[at + o * inputCount + i] as number) * (input[i] as number)
      out[o] =
        l === sizes.length - 1 ? 1 / (1 + Math.exp(-z)) : Math.tanh(z) * (mask && l === 1 ? (mask[o] as number) : 1)
    }
    layers.push(out)
    at += inputCount * outputCount + outputCount
  }
  return layers
}

/** Returns the probability of class 1. */
export const predict = (net: Mlp, x: readonly number[]): number => (forward(net, x).at(-1) as number[])[0] as number

/** Returns the log-odds of class 1, for contour lines. The probability is too flat for them near 0 and 1. */
export function logit(net: Mlp, x: readonly number[]): number {
  const p = Math.min(1 - 1e-9, Math.max(1e-9, predict(net, x)))
  return Math.log(p / (1 - p))
}

/** Returns the mean cross-entropy plus an L2 penalty on all weights and biases, with the factor `decay`. */
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

/**
 * Returns the gradient of `loss` by back-propagation (Rumelhart, Hinton & Williams 1986).
 * @param mask returns new dropout factors for each example, see `Training.mask`
 */
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
    const dropout = mask?.()
    const layers = forward(net, x, dropout)
    let delta = [((layers.at(-1) as number[])[0] as number) - y]
    for (let l = sizes.length - 1; l > 0; l -= 1) {
      const [inputCount, outputCount, at] = [sizes[l - 1] as number, sizes[l] as number, offsets[l - 1] as number]
      const input = layers[l - 1] as number[]
      const back = new Array<number>(inputCount).fill(0)
      for (let o = 0; o < outputCount; o += 1) {
        const d = (delta[o] as number) / (l === sizes.length - 1 ? data.length : 1)
        for (let i = 0; i < inputCount; i += 1) {
          grad[at + o * inputCount + i] = (grad[at + o * inputCount + i] as number) + d * (input[i] as number)
          back[i] = (back[i] as number) + d * (theta[at + o * inputCount + i] as number)
        }
        grad[at + inputCount * outputCount + o] = (grad[at + inputCount * outputCount + o] as number) + d
      }
      delta = back.map((b, i) => {
        const factor = dropout && l === 2 ? (dropout[i] as number) : 1
        const activation = factor ? (input[i] as number) / factor : 0
        return b * factor * (1 - activation * activation)
      })
    }
  }
  for (let i = 0; i < grad.length; i += 1) grad[i] = (grad[i] as number) + decay * (theta[i] as number)
  return grad
}

export interface Training {
  steps: number
  /** Learning rate. */
  rate: number
  /** Factor of the L2 penalty. Default: 0. */
  decay?: number
  /** Called before the first step (as step 0) and after each step. `theta` changes with the next step: copy it to store it. */
  onStep?: (step: number, theta: Float64Array) => void
  /**
   * Returns the dropout factors of the first hidden layer for one example (Srivastava et al. 2014):
   * 0 for a dropped unit, 1 / (1 - dropout rate) for the others.
   */
  mask?: () => number[]
}

/** Trains a network by full-batch Adam with the default settings of its paper. Changes the network in place and returns it. */
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
