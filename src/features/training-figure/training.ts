import { type Example, type Mlp, copyOf, logit, train } from "./network"
import { type Neurons, createNetwork, createSpirals, decay, rate, toInputs } from "./spirals"

/** Places in the plot, in each direction, at which the log-odds are computed. */
const grid = Array.from({ length: 49 }, (_, i) => i / 48)
/** Share of right points from which the network has learned the spirals. */
const goal = 0.98
/** Steps of a run. A run ends earlier at the first success. */
const stepsPerRun = 400

/** What the plots show after a step. */
export interface Result {
  /** Number of wrong points after each step. */
  mistakes: readonly number[]
  /** Log-odds at the places of the grid, in rows. */
  logits: readonly (readonly number[])[]
  /** Share of right points, from 0 to 1. */
  share: number
  outcome: "none" | "learned" | "fooled" | "failed"
}

export interface Training {
  phase: "idle" | "training" | "paused" | "done"
  neurons: Neurons
  net: Mlp
  points: readonly Example[]
  /** Index of the point that the keys move. At first, a point near the end of a spiral. */
  chosen: number
  /** Index of the point that the visitor has moved last. */
  moved: number | undefined
  /** Whether the network has been wrong about this point. */
  wasFooled: boolean
  /** Steps that the network has taken, and the step at which the run ends. */
  step: number
  end: number
  result: Result
  /** The result at the end of the last run. */
  lastEnd: Result
}

export type Action =
  | { type: "train" | "pause" | "reset" | "step" | "evaluate" }
  | { type: "build"; neurons: Neurons }
  | { type: "choose"; chosen: number }
  | { type: "move"; to: readonly [number, number] }

/** Creates a training that runs. Computes nothing before the first step, so that the page responds. */
export function createTraining(neurons: Neurons = 40, points: readonly Example[] = createSpirals()): Training {
  const result: Result = { mistakes: [], logits: [], share: 0, outcome: "none" }
  return {
    phase: "training",
    neurons,
    net: createNetwork(neurons),
    points,
    chosen: 200,
    moved: undefined,
    wasFooled: false,
    step: 0,
    end: stepsPerRun,
    result,
    lastEnd: result,
  }
}

/**
 * Returns the training after an action. A step of the training is two actions, each short enough for one task: "step"
 * changes the network, and "evaluate" computes what the plots show.
 */
export function reduce(training: Training, action: Action): Training {
  const { phase, neurons, net, points, chosen, step, end, result } = training
  switch (action.type) {
    case "train":
      return { ...training, phase: "training", end: step + stepsPerRun }
    case "pause":
      return { ...training, phase: "paused", lastEnd: result }
    case "reset":
      return { ...createTraining(neurons), phase: "idle" }
    case "build":
      return createTraining(action.neurons, points)
    case "choose":
      return { ...training, chosen: action.chosen }
    case "move": {
      const [x, y] = action.to.map((value) => Math.min(1, Math.max(0, value))) as [number, number]
      const newPoints = points.map((point, i) => (i === chosen ? { ...point, x: toInputs(x, y) } : point))
      const wasFooled = training.wasFooled && chosen === training.moved
      const moved = { ...training, points: newPoints, moved: chosen, wasFooled }
      // The network answers to each move, except before the first run and in a pause.
      return phase === "training" || phase === "done"
        ? { ...moved, phase: "training", end: Math.max(end, step + stepsPerRun) }
        : moved
    }
    case "step": {
      const newNet = copyOf(net)
      train(newNet, points, step + 1, rate, decay)
      return { ...training, net: newNet, step: step + 1 }
    }
    case "evaluate": {
      const newResult = evaluate(training)
      const wasFooled = training.wasFooled || newResult.outcome === "fooled"
      const isFirstSuccess = newResult.outcome === "learned" && !hasLearned(result)
      return isFirstSuccess || step >= end
        ? { ...training, phase: "done", result: newResult, wasFooled, lastEnd: newResult }
        : { ...training, result: newResult, wasFooled }
    }
  }
}

const hasLearned = ({ outcome }: Result) => outcome === "learned" || outcome === "fooled"

/** Computes only a tenth of the log-odds again, so that it takes less than 10 ms. */
function evaluate({ net, points, moved, step, end, result: last }: Training): Result {
  const logits = grid.map((y, row) =>
    row % 10 === step % 10 ? grid.map((x) => logit(net, toInputs(x, y))) : (last.logits[row] ?? []),
  )
  const isRight = ({ x, y }: Example) => logit(net, x) > 0 === (y === 1)
  const right = points.filter(isRight).length
  const share = right / points.length
  const movedPoint = points[moved ?? -1]
  const isFooled = share < goal || (movedPoint && !isRight(movedPoint))
  const notLearned = step < end ? "none" : "failed"
  const outcome = hasLearned(last) || share >= goal ? (isFooled ? "fooled" : "learned") : notLearned
  return { mistakes: [...last.mistakes, points.length - right], logits, share, outcome }
}
