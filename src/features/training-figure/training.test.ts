import { toPlot } from "./spirals"
import { type Action, type Training, createTraining, reduce } from "./training"

/** Returns the training after some actions. A frozen object rejects a change in place. */
const after = (training: Training, ...actions: Action[]) =>
  actions.reduce((last, action) => reduce(deepFreeze(last), action), training)

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze)
  return value
}

const train = (training: Training, steps = Infinity) => {
  let last = training
  while (last.phase === "training" && last.step < steps)
    last = reduce(reduce(last, { type: "step" }), { type: "evaluate" })
  return last
}

const learned = train(createTraining())
const failed = { 2: train(createTraining(2)), 8: train(createTraining(8)) }
const rightPercent = ({ result }: Training) => Math.round(result.share * 100)

it("makes the same mistakes every time, and fewer as it trains", () => {
  const { mistakes } = learned.result
  expect([mistakes[0], mistakes[19], mistakes[199]]).toEqual([96, 85, 18])
})

it("40 neurons learn the spirals, and the run ends", () => {
  expect(learned).toMatchObject({ phase: "done", step: 292, result: { outcome: "learned" } })
  expect(rightPercent(learned)).toBe(98)
})

it.each([
  [2, 63],
  [8, 90],
] as const)("%d neurons fail with %d% of the dots right", (neurons, percent) => {
  expect(failed[neurons]).toMatchObject({ phase: "done", step: 400, result: { outcome: "failed" } })
  expect(rightPercent(failed[neurons])).toBe(percent)
})

it.each([2, 8, 40] as const)("%d neurons draw no boundary around a single place of the grid", (neurons) => {
  const { logits } = (neurons === 40 ? learned : failed[neurons]).result
  const signAt = (row: number, column: number) => Math.sign(logits[row]?.[column] ?? 0)
  const lone = logits.flatMap((values, row) =>
    values.flatMap((value, column) => {
      const [above, below] = [signAt(row - 1, column), signAt(row + 1, column)]
      const neighbors = [above, below, signAt(row, column - 1), signAt(row, column + 1)]
      return neighbors.includes(Math.sign(value)) ? [] : [[row, column]]
    }),
  )
  expect(lone).toEqual([])
})

it("trains on when the visitor moves a dot to the wrong side, and is fooled", () => {
  const moved = after(learned, { type: "choose", chosen: 0 }, { type: "move", to: [0.02, 0.02] })
  expect(moved).toMatchObject({ phase: "training", end: 692 })
  expect(train(moved, 293)).toMatchObject({ wasFooled: true, result: { outcome: "fooled" } })
})

it("is not fooled by a dot that it gets right, nor by the next dot before it gets that one wrong", () => {
  const { chosen, points } = learned
  const [x, y] = toPlot(points[chosen]?.x ?? [])
  const move: Action = { type: "move", to: [x, y] }
  const moved = after(learned, move)
  expect(train(moved, 293)).toMatchObject({ wasFooled: false, result: { outcome: "learned" } })
  const fooled = { ...moved, wasFooled: true }
  expect(after(fooled, move).wasFooled).toBe(true)
  expect(after(fooled, { type: "choose", chosen: 1 }, move).wasFooled).toBe(false)
})

it("keeps a moved dot inside the plot, and moves no other", () => {
  const start = createTraining()
  const { points } = after(start, { type: "choose", chosen: 3 }, { type: "move", to: [7, -7] })
  expect(points[3]).toEqual(after(start, { type: "choose", chosen: 3 }, { type: "move", to: [1, 0] }).points[3])
  expect(points.filter((point, i) => point !== start.points[i])).toEqual([points[3]])
})

it("does not train on in a pause, after a reset, or because of a move in them", () => {
  const move: Action = { type: "move", to: [0.5, 0.5] }
  expect(after(learned, { type: "train" }, { type: "pause" }, move).phase).toBe("paused")
  expect(after(learned, { type: "reset" }, move).phase).toBe("idle")
})

it("a reset forgets the steps and puts the dots back, but keeps the number of neurons", () => {
  const changed = after(createTraining(8), { type: "move", to: [0.5, 0.5] }, { type: "step" }, { type: "evaluate" })
  expect(after(changed, { type: "reset" })).toEqual({ ...createTraining(8), phase: "idle" })
})

it("another number of neurons begins anew, with the dots as the visitor has moved them", () => {
  const { points } = after(learned, { type: "move", to: [0.5, 0.5] })
  const built = after({ ...learned, points }, { type: "build", neurons: 2 })
  expect(built).toEqual(createTraining(2, points))
})

it("changes nothing in place", () => {
  const actions = ["train", "step", "evaluate", "pause", "reset"] as const
  expect(() => after(createTraining(), ...actions.map((type) => ({ type })))).not.toThrow()
})
