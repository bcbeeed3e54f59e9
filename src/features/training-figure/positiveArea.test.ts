import { positiveArea } from "./positiveArea"

it("returns the cells in which a field is positive, cut where it is 0", () => {
  // Rises by 1 per row, and is 0 in the middle of the first row of cells.
  const field = [-0.5, 0.5, 1.5].map((height) => [height, height, height])
  expect(positiveArea(field).split(/(?<=Z)/)).toEqual([
    "M0 250L500 250L500 500L0 500Z",
    "M500 250L1000 250L1000 500L500 500Z",
    "M0 500L500 500L500 1000L0 1000Z",
    "M500 500L1000 500L1000 1000L500 1000Z",
  ])
})
