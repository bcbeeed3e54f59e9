import { createRng } from "../../random"
import { type Example, createMlp, gradient, loss } from "./network"
import { createState, train } from "./training"

it("returns the gradient of the loss, as finite differences do", () => {
  const net = createMlp([2, 4, 3, 1], createRng("network"))
  const data: Example[] = [
    { x: [0.4, -1.2], y: 0 },
    { x: [-0.7, 0.3], y: 1 },
    { x: [1.5, 0.9], y: 1 },
  ]
  const lossAt = (index: number, change: number) =>
    loss({ ...net, theta: net.theta.map((w, i) => (i === index ? w + change : w)) }, data, 0.01)
  const differences = net.theta.map((_, index) => (lossAt(index, 1e-5) - lossAt(index, -1e-5)) / 2e-5)
  gradient(net, data, 0.01).forEach((value, index) => expect(value).toBeCloseTo(differences[index] as number, 8))
})

/** Returns the state of the picture's training after a number of drawings. */
function stateAfter(drawings: number) {
  const state = createState()
  const work = train(state)
  while (state.losses.length < drawings) work.next()
  return state
}

it("trains the picture's network: the loss falls, and its numbers are the same every time", () => {
  const state = stateAfter(3)
  expect(state.losses).toEqual([0.707113, 0.6497, 0.641334].map((value) => expect.closeTo(value, 6) as number))
  expect(stateAfter(3)).toEqual(state)
})
