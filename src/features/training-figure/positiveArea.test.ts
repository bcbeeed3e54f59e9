import { positiveArea } from "./positiveArea"

it("returns the cells in which a field is positive, cut where it is 0", () => {
  // Rises by 1 per row, and is 0 in the middle of the first row of cells.
  const field = [-0.5, 0.5, 1.5].map((height) => [height, height, height])
  expect(positiveArea(field).split(/(?<=Z)/)).toEqual([
    "M0.0000 0.2500L0.5000 0.2500L0.5000 0.5000L0.0000 0.5000Z",
    "M0.5000 0.2500L1.0000 0.2500L1.0000 0.5000L0.5000 0.5000Z",
    "M0.0000 0.5000L0.5000 0.5000L0.5000 1.0000L0.0000 1.0000Z",
    "M0.5000 0.5000L1.0000 0.5000L1.0000 1.0000L0.5000 1.0000Z",
  ])
})
