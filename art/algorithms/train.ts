import { type Example, type Mlp, train as takeStep } from "../../src/features/training-figure/network"

export interface Training {
  steps: number
  /** Learning rate. */
  rate: number
  /** Factor of the L2 penalty. */
  decay?: number
  /**
   * Called before the first step (as step 0) and after each step. The network changes with the next step: copy it to
   * store it.
   */
  onStep?: (step: number) => void
}

/** Trains a network by full-batch Adam. Changes the network in place. */
export function train(net: Mlp, data: readonly Example[], { steps, rate, decay, onStep }: Training): void {
  onStep?.(0)
  for (let step = 1; step <= steps; step += 1) {
    takeStep(net, data, step, rate, decay)
    onStep?.(step)
  }
}
