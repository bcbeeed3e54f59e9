/** Data and untrained network of `images/hero.png`, which `art/` draws and the visitor's browser trains. */

import { createRng } from "../../random"
import { type Example, createMlp } from "./network"

/** Learning rate, and factor of the L2 penalty. */
export const [rate, decay] = [0.008, 0.0005]

const count = 118
/** Factor of the data in training, for a variance of about 1. */
const inputScale = 3
/** Width of the plot in inputs. It shows the data from −1.1 to 1.1. */
const width = 2.2 * inputScale
/** Cosine and sine of the plot's rotation, after which the boundary leaves it at its top. */
const [cos, sin] = [Math.cos(-2.2), Math.sin(-2.2)]

/** Returns two interleaved Archimedean spirals with noise (Lang & Witbrock 1988). */
export function createSpirals(): Example[] {
  const rng = createRng("hero/spirals")
  return Array.from({ length: count * 2 }, (_, i) => {
    const y = i % 2
    const r = 0.1 + 0.9 * ((Math.floor(i / 2) + 0.5) / count) ** 0.62
    const a = r * 3.5 * Math.PI + y * Math.PI
    const x = [r * Math.cos(a), r * Math.sin(a)].map((v) => (v + rng.normal() * 0.022) * inputScale)
    return { x, y }
  })
}

/** Hidden layers and seeds of the networks that a visitor can choose, by their number of neurons. */
const networks = { 2: [[2], "b"], 8: [[8], "v"], 40: [[20, 20], "hero/net-3"] } as const

export type Neurons = keyof typeof networks

export const neuronChoices = [2, 8, 40] as const satisfies readonly Neurons[]

/** Creates an untrained network. The one of 40 neurons is that of the picture. */
export function createNetwork(neurons: Neurons = 40) {
  const [hidden, seed] = networks[neurons]
  return createMlp([2, ...hidden, 1], createRng(seed))
}

/** Returns the place of a network's inputs in the plot, from 0 to 1. */
export const toPlot = ([x = 0, y = 0]: readonly number[]) =>
  [(x * cos - y * sin) / width + 0.5, (x * sin + y * cos) / width + 0.5] as const

/** Returns the network's inputs at a place in the plot. */
export const toInputs = (x: number, y: number) =>
  [(x - 0.5) * cos + (y - 0.5) * sin, (y - 0.5) * cos - (x - 0.5) * sin].map((v) => v * width)
