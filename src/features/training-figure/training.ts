import { logit, loss, train } from "./network"
import { createNetwork, createSpirals, decay, rate, toInputs } from "./spirals"

/** Places in the plot, in each direction, at which the log-odds are computed. */
const grid = Array.from({ length: 49 }, (_, i) => i / 48)

/** Creates the training of the picture's network, with the losses before and after each step. */
export function createTraining() {
  const [net, points] = [createNetwork(), createSpirals()]
  return { net, points, losses: [loss(net, points)], logits: [] as number[][] }
}

/** Trains by one step. Computes only a tenth of the log-odds again, so that a step takes less than 10 ms, and the page responds. */
export function takeStep({ net, points, losses, logits }: ReturnType<typeof createTraining>) {
  const step = losses.length
  train(net, points, step, rate, decay)
  const logitsAt = (y: number) => grid.map((x) => logit(net, toInputs(x, y)))
  const newLogits = grid.map((y, row) => (row % 10 === step % 10 ? logitsAt(y) : (logits[row] ?? [])))
  return { net, points, losses: [...losses, loss(net, points)], logits: newLogits }
}

/** Returns the share of the points that the network classifies correctly, from 0 to 1. */
export const accuracy = ({ net, points }: ReturnType<typeof createTraining>) =>
  points.filter(({ x, y }) => logit(net, x) > 0 === (y === 1)).length / points.length
