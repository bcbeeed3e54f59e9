import { cells, contour } from "./contour"
import { type Example, createAdam, logit, loss } from "./network"
import { createNetwork, createSpirals, decay, plot, rate, toInputs } from "./spirals"

/** Steps from one drawing to the next. */
export const stepsPerDrawing = 10
/** Log-odds of the lines in the plot. The boundary is the first. */
export const levels = [0, -5, -2.2, 2.2, 5]

export interface TrainingState {
  /** May be replaced between two units of work. */
  points: readonly Example[]
  /** The loss of each drawing so far. The first is that before training. */
  losses: number[]
  /** Share of the points that the network of the last drawing classifies correctly, from 0 to 1. */
  accuracy: number
  /** One for each level. */
  contours: ReturnType<typeof contour>[]
}

export const createState = (): TrainingState => ({ points: createSpirals(), losses: [], accuracy: 0, contours: [] })

/**
 * Trains the network of the picture and draws it again and again.
 * @yields after each unit of work, of about a millisecond, whether the state has a new drawing
 */
export function* train(state: TrainingState): Generator<boolean, never> {
  const net = createNetwork()
  const takeStep = createAdam(net, rate, decay)
  for (;;) {
    const field: number[] = []
    for (let row = 0; row <= cells; row += 1) {
      const y = plot.y + (row / cells) * plot.h
      for (let column = 0; column <= cells; column += 1)
        field.push(logit(net, toInputs(plot.x + (column / cells) * plot.w, y)))
      yield false
    }
    const contours: typeof state.contours = []
    for (const level of levels) {
      contours.push(contour(field, level))
      yield false
    }
    state.contours = contours
    state.losses.push(loss(net, state.points))
    const correct = state.points.filter(({ x, y }) => logit(net, x) > 0 === (y === 1))
    state.accuracy = correct.length / state.points.length
    yield true
    for (let count = 0; count < stepsPerDrawing; count += 1) for (const _ of takeStep(state.points)) yield false
  }
}
