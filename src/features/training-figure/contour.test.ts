import { cells, contour } from "./contour"

it("returns a line on the level, and the area above it", () => {
  // Rises by 1 per row, so the level 9.25 is a horizontal line.
  const field = Array.from({ length: (cells + 1) ** 2 }, (_, index) => Math.floor(index / (cells + 1)))
  const { line, area } = contour(field, 9.25)
  expect(line.match(/M/g)).toHaveLength(cells)
  expect(line).toMatch(/^M1.00 9.25L0.00 9.25M/)
  expect(area).toMatch(/^M1.00 9.25L1 10L0 10L0.00 9.25ZM/)
  expect(area.match(/Z/g)).toHaveLength(cells * (cells - 9))
  expect(area).toMatch(/M0 10h1v1h-1Z/)
})
