import { type Example, type Mlp, createAdam } from "../../src/features/training-figure/network"

export interface Training {
  steps: number
  /** Learning rate. */
  rate: number
  /** Factor of the L2 penalty. */
  decay?: number
  /** Called before the first step (as step 0) and after each step. `theta` changes with the next step: copy it to store it. */
  onStep?: (step: number, theta: Float64Array) => void
}

/** Trains a network by full-batch Adam. Changes the network in place. */
export function train(net: Mlp, data: readonly Example[], { steps, rate, decay, onStep }: Training): void {
  const takeStep = createAdam(net, rate, decay)
  onStep?.(0, net.theta)
  for (let step = 1; step <= steps; step += 1) {
    for (const _ of takeStep(data));
    onStep?.(step, net.theta)
  }
}
