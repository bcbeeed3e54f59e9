/** Data, network and geometry of `images/hero.png`, which `art/` draws and the visitor's browser trains again. */

import { createRng } from "../../random"
import { type Example, createMlp } from "./network"

/** Size of the picture and its two plots, in pixels. */
export const picture = { width: 1600, height: 1280 }
export const plot = { x: 110, y: 210, w: 960, h: 960 }
export const lossPlot = { x: 1190, y: 890, w: 300, h: 280 }

/** Learning rate, and factor of the L2 penalty. */
export const [rate, decay] = [0.008, 0.0005]
/** Steps of training until the state of the picture. */
export const stepCount = 1600

/** Points per spiral. */
const count = 118
/** Factor of the data in training, for a variance of about 1. */
const inputScale = 3
/** Pixels per unit of an input. The plot shows the data from −1.1 to 1.1. */
const scale = plot.w / 2.2 / inputScale
/** Rotation of the plot in radians, after which the boundary leaves it at its top. */
const rotation = -2.2

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

/** Creates the network of the picture before its training. */
export const createNetwork = () => createMlp([2, 20, 20, 1], createRng("hero/net-3"))

function rotate([x = 0, y = 0]: readonly number[], angle: number): readonly [number, number] {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

/** Returns the place of a network's inputs in the picture. */
export function toPicture(inputs: readonly number[]): readonly [number, number] {
  const [x, y] = rotate(inputs, rotation)
  return [plot.x + plot.w / 2 + x * scale, plot.y + plot.h / 2 + y * scale]
}

/** Returns the network's inputs at a place in the picture. */
export function toInputs(x: number, y: number): readonly [number, number] {
  return rotate([(x - plot.x - plot.w / 2) / scale, (y - plot.y - plot.h / 2) / scale], -rotation)
}

/** Returns a point of the loss curve, on a logarithmic scale. @param progress of the training, from 0 to 1 */
export function lossPoint(progress: number, loss: number): readonly [number, number] {
  const [low, high] = [Math.log(0.002), Math.log(0.9)]
  return [lossPlot.x + progress * lossPlot.w, lossPlot.y + (lossPlot.h * (high - Math.log(loss))) / (high - low)]
}
