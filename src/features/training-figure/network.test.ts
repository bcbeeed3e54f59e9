import { createRng } from "../../random"
import { type Example, createMlp, loss, train } from "./network"

it("takes the first step of Adam against the gradient of the loss, as finite differences give it", () => {
  const net = createMlp([2, 4, 3, 1], createRng("network"))
  const data: Example[] = [
    { x: [0.4, -1.2], y: 0 },
    { x: [-0.7, 0.3], y: 1 },
    { x: [1.5, 0.9], y: 1 },
  ]
  const weights = net.flat(2)
  const gradient = weights.map((weight) => {
    const { value } = weight
    const [above, below] = [1e-5, -1e-5].map((change) => {
      weight.value = value + change
      return loss(net, data)
    }) as [number, number]
    weight.value = value
    return (above - below) / 2e-5
  })
  train(net, data, 1, 0.01)
  // Adam's first running mean is a tenth of the gradient.
  weights.forEach(({ mean }, i) => expect(mean * 10).toBeCloseTo(gradient[i] as number, 8))
})
