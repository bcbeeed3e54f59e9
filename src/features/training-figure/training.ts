import { logit, loss } from "./network"
import { createNetwork, createSpirals, toInputs } from "./spirals"

/** Places in the plot, in each direction, at which the log-odds are computed. */
const grid = Array.from({ length: 49 }, (_, i) => i / 48)
/** Creates the training of the picture's network. It computes nothing until the first step, so that the page responds. */
export function createTraining() {
  const [losses, logits, facts]: [number[], number[][], string[]] = [[], [], []]
  return { net: createNetwork(), points: createSpirals(), losses, logits, facts }
}

/** Returns the training after a step. Computes only a tenth of the log-odds again, so that it takes less than 10 ms. */
export function afterStep({ net, points, losses, logits }: ReturnType<typeof createTraining>) {
  const step = losses.length + 1
  const newLoss = loss(net, points)
  const logitsAt = (y: number) => grid.map((x) => logit(net, toInputs(x, y)))
  const newLogits = grid.map((y, row) => (row % 10 === step % 10 ? logitsAt(y) : (logits[row] ?? [])))
  const correct = points.filter(({ x, y }) => logit(net, x) > 0 === (y === 1)).length / points.length
  const facts = [`step ${step}`, `loss ${newLoss.toFixed(3)}`, `${Math.round(correct * 100)}% correct`]
  return { net, points, losses: [...losses, newLoss], logits: newLogits, facts }
}
