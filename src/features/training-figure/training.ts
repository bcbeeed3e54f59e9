import { type Example, logit, loss } from "./network"
import { createNetwork, createSpirals, toInputs } from "./spirals"

/** Places in the plot, in each direction, at which the log-odds are computed. */
const grid = Array.from({ length: 49 }, (_, i) => i / 48)
/** Share of right points from which the network has learned the spirals. */
const goal = 0.98
const fooled = "You fooled it. Can it learn your dot, too?"

/**
 * Creates a training until a step, or a paused one until step 0. Computes nothing before the first step, so that the
 * page responds.
 */
export function createTraining(end: number) {
  const [losses, logits, facts]: [number[], number[][], string[]] = [[], [], []]
  // Before the first step, the boundary leaves the plot as in the picture.
  const [exit, moved] = [0.244, undefined as Example | undefined]
  return { net: createNetwork(), points: createSpirals(), losses, logits, facts, exit, moved, message: "", end }
}

/** Returns the training after a step. Computes only a tenth of the log-odds again, so that it takes less than 10 ms. */
export function afterStep(last: ReturnType<typeof createTraining>): typeof last {
  const { net, points, losses, logits, moved, message } = last
  const step = losses.length + 1
  const newLoss = loss(net, points)
  const logitsAt = (y: number) => grid.map((x) => logit(net, toInputs(x, y)))
  const newLogits = grid.map((y, row) => (row % 10 === step % 10 ? logitsAt(y) : (logits[row] ?? [])))
  const isRight = ({ x, y }: Example) => logit(net, x) > 0 === (y === 1)
  const share = points.filter(isRight).length / points.length
  const right = `${Math.round(share * 100)}% right`
  const facts = [`step ${step}`, `loss ${newLoss.toFixed(3)}`, right]
  const isNewSuccess = share >= goal && (message === "" || message === fooled)
  const success = isNewSuccess ? `${right} after ${step} steps. Now drag a dot and try to fool it.` : message
  const newMessage = message && moved && !isRight(moved) ? fooled : success
  // Where the boundary leaves the plot on its right, as a share of the height.
  const edge = newLogits.map((row) => row.at(-1) ?? 0)
  const row = edge.findIndex((value, i) => value > 0 !== (edge[i + 1] ?? value) > 0)
  const [above = 0, below = 0] = edge.slice(row)
  const exit = row < 0 ? last.exit : (row + above / (above - below)) / (grid.length - 1)
  return { ...last, losses: [...losses, newLoss], logits: newLogits, facts, exit, message: newMessage }
}
