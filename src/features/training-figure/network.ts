/** Multilayer perceptron: tanh hidden layers, one sigmoid output, trained with Adam (Kingma & Ba 2015). */

import type { Rng } from "../../random"

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
    const [inputs, outputs] = [sizes[l - 1] as number, sizes[l] as number]
    const bound = Math.sqrt(6 / (inputs + outputs))
    for (let i = 0; i < inputs * outputs; i += 1) theta.push(rng.range(-bound, bound))
    for (let o = 0; o < outputs; o += 1) theta.push(0)
  }
  return { sizes, theta: Float64Array.from(theta) }
}

/** Returns the activations of every layer for one input. The last layer is the probability of class 1. */
export function forward({ sizes, theta }: Mlp, x: readonly number[]): number[][] {
  const layers = [[...x]]
  let at = 0
  for (let l = 1; l < sizes.length; l += 1) {
    const [inputs, outputs] = [layers[l - 1] as number[], sizes[l] as number]
    const biases = at + inputs.length * outputs
    const activations: number[] = []
    for (let o = 0; o < outputs; o += 1) {
      let z = theta[biases + o] as number
      for (let i = 0; i < inputs.length; i += 1, at += 1) z += (theta[at] as number) * (inputs[i] as number)
      activations.push(l === sizes.length - 1 ? 1 / (1 + Math.exp(-z)) : Math.tanh(z))
    }
    layers.push(activations)
    at = biases + outputs
  }
  return layers
}

/** Returns the log-odds of class 1, for contour lines. The probability is too flat for them near 0 and 1. */
export function logit(net: Mlp, x: readonly number[]): number {
  const p = Math.min(1 - 1e-9, Math.max(1e-9, forward(net, x).at(-1)?.[0] as number))
  return Math.log(p / (1 - p))
}

/** Returns the mean cross-entropy plus an L2 penalty on all weights and biases, with the factor `decay`. */
export function loss(net: Mlp, data: readonly Example[], decay = 0): number {
  const penalty = net.theta.reduce((sum, w) => sum + w * w, 0)
  // The cross-entropy of log-odds z is the softplus of −z for class 1, and of z for class 0.
  const entropy = data.reduce((sum, { x, y }) => sum + Math.log1p(Math.exp((1 - 2 * y) * logit(net, x))), 0)
  return entropy / data.length + (decay / 2) * penalty
}

/**
 * Adds the gradient of the mean cross-entropy by back-propagation (Rumelhart, Hinton & Williams 1986).
 * @param examples some of the data
 * @param count number of all examples of the data
 */
function addGradient(grad: Float64Array, { sizes, theta }: Mlp, examples: readonly Example[], count: number): void {
  for (const { x, y } of examples) {
    const layers = forward({ sizes, theta }, x)
    let delta = [((layers.at(-1)?.[0] as number) - y) / count]
    let at = theta.length
    for (let l = sizes.length - 1; l > 0; l -= 1) {
      const inputs = layers[l - 1] as number[]
      const biases = at - delta.length
      at = biases - inputs.length * delta.length
      const back = inputs.map(() => 0)
      delta.forEach((d, o) => {
        grad[biases + o] = (grad[biases + o] as number) + d
        for (let i = 0, w = at + o * inputs.length; i < inputs.length; i += 1, w += 1) {
          grad[w] = (grad[w] as number) + d * (inputs[i] as number)
          back[i] = (back[i] as number) + d * (theta[w] as number)
        }
      })
      delta = back.map((b, i) => b * (1 - (inputs[i] as number) ** 2))
    }
  }
}

/** Returns the gradient of `loss`. */
export function gradient(net: Mlp, data: readonly Example[], decay = 0): Float64Array {
  const grad = new Float64Array(net.theta.length)
  addGradient(grad, net, data, data.length)
  return grad.map((g, i) => g + decay * (net.theta[i] as number))
}

/**
 * Returns a function that trains a network by one step of full-batch Adam with the default settings of its paper. It yields several
 * times, so that the caller can interrupt it.
 * @param rate learning rate
 * @param decay factor of the L2 penalty
 */
export function createAdam(net: Mlp, rate: number, decay = 0) {
  const { theta } = net
  const [m, v] = [new Float64Array(theta.length), new Float64Array(theta.length)]
  let step = 0
  return function* (data: readonly Example[]) {
    const grad = new Float64Array(theta.length)
    for (let from = 0; from < data.length; from += 32) {
      addGradient(grad, net, data.slice(from, from + 32), data.length)
      yield
    }
    step += 1
    const lr = (rate * Math.sqrt(1 - 0.999 ** step)) / (1 - 0.9 ** step)
    theta.forEach((w, i) => {
      const g = (grad[i] as number) + decay * w
      m[i] = 0.9 * (m[i] as number) + 0.1 * g
      v[i] = 0.999 * (v[i] as number) + 0.001 * g * g
      theta[i] = w - (lr * (m[i])) / (Math.sqrt(v[i]) + 1e-8)
    })
  }
}
