/** Multilayer perceptron: tanh hidden layers, one sigmoid output, trained with Adam (Kingma & Ba 2015). */

import type { Rng } from "../../random"

/** `mean` and `meanSquare` are those of the past gradients. */
const createWeight = (value: number) => ({ value, gradient: 0, mean: 0, meanSquare: 0 })

/** Layers of units of weights. The first weight of a unit is its bias. */
export type Mlp = ReturnType<typeof createWeight>[][][]

/** Inputs, and the class, 0 or 1. */
export interface Example {
  x: readonly number[]
  y: number
}

/**
 * Creates a network of layers with these sizes, inputs included, with Glorot-uniform weights (Glorot & Bengio 2010) and
 * zero biases.
 */
export function createMlp(sizes: readonly number[], rng: Rng): Mlp {
  return sizes.slice(1).map((outputs, l) => {
    const inputs = sizes[l] as number
    const bound = Math.sqrt(6 / (inputs + outputs))
    const createWeights = () => Array.from({ length: inputs }, () => createWeight(rng.range(-bound, bound)))
    return Array.from({ length: outputs }, () => [createWeight(0), ...createWeights()])
  })
}

export const copyOf = (net: Mlp): Mlp => net.map((units) => units.map((weights) => weights.map((w) => ({ ...w }))))

/**
 * Returns the activations of every layer for one input, after a 1 for the biases. The last layer is the log-odds of
 * class 1.
 */
export function forward(net: Mlp, x: readonly number[]): number[][] {
  const layers = [[1, ...x]]
  for (const units of net) {
    const inputs = layers.at(-1) as number[]
    const sums = units.map((weights) => weights.reduce((sum, { value }, i) => sum + value * (inputs[i] as number), 0))
    layers.push(units === net.at(-1) ? sums : [1, ...sums.map(Math.tanh)])
  }
  return layers
}

export const logit = (net: Mlp, x: readonly number[]) => forward(net, x).at(-1)?.[0] as number

/** Returns the mean cross-entropy. For log-odds z, it is the softplus of −z in class 1, and of z in class 0. */
export const loss = (net: Mlp, data: readonly Example[]) =>
  data.reduce((sum, { x, y }) => sum + Math.log1p(Math.exp((1 - 2 * y) * logit(net, x))), 0) / data.length

/**
 * Trains a network in place by one step of Adam with its default settings and back-propagation (Rumelhart, Hinton &
 * Williams 1986).
 */
export function train(net: Mlp, data: readonly Example[], step: number, rate: number, decay = 0): void {
  for (const { x, y } of data) {
    const layers = forward(net, x)
    let deltas = (layers.pop() as number[]).map((output) => (1 / (1 + Math.exp(-output)) - y) / data.length)
    for (const units of [...net].reverse()) {
      const inputs = layers.pop() as number[]
      const sums = inputs.map(() => 0)
      units.forEach((weights, unit) =>
        weights.forEach((weight, i) => {
          weight.gradient += (deltas[unit] as number) * (inputs[i] as number)
          sums[i] = (sums[i] as number) + (deltas[unit] as number) * weight.value
        }),
      )
      deltas = sums.map((sum, i) => sum * (1 - (inputs[i] as number) ** 2)).slice(1)
    }
  }
  const scaledRate = (rate * Math.sqrt(1 - 0.999 ** step)) / (1 - 0.9 ** step)
  for (const weight of net.flat(2)) {
    const gradient = weight.gradient + decay * weight.value
    weight.gradient = 0
    weight.mean = 0.9 * weight.mean + 0.1 * gradient
    weight.meanSquare = 0.999 * weight.meanSquare + 0.001 * gradient * gradient
    weight.value -= (scaledRate * weight.mean) / (Math.sqrt(weight.meanSquare) + 1e-8)
  }
}
