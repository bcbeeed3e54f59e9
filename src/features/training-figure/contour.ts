/** Cells on each side of the grid. */
export const cells = 48

/** Corners of a cell, clockwise from the top left. */
const corners = [0, 1, 2, 3].map((k) => ({ x: k === 1 || k === 2 ? 1 : 0, y: k < 2 ? 0 : 1 }))

/**
 * Returns the line on which a field has a level, and the area above it, as SVG path data in cells. Computed by marching squares
 * (Lorensen & Cline 1987, in two dimensions).
 * @param field values at the corners of the cells, row by row
 */
export function contour(field: readonly number[], level: number) {
  let [line, area] = ["", ""]
  for (let cell = 0; cell < cells * cells; cell += 1) {
    const [column, row] = [cell % cells, Math.floor(cell / cells)]
    const heights = corners.map(({ x, y }) => (field[(row + y) * (cells + 1) + column + x] as number) - level)
    if (Math.max(...heights) < 0) continue
    if (Math.min(...heights) >= 0) {
      area += `M${column} ${row}h1v1h-1Z`
      continue
    }
    const region: string[] = []
    const crossings: string[] = []
    corners.forEach((from, k) => {
      const to = corners[(k + 1) % 4] as typeof from
      const [height, nextHeight] = [heights[k] as number, heights[(k + 1) % 4] as number]
      if (height >= 0) region.push(`${column + from.x} ${row + from.y}`)
      if (height >= 0 === nextHeight >= 0) return
      const share = height / (height - nextHeight)
      const [x, y] = [column + from.x + share * (to.x - from.x), row + from.y + share * (to.y - from.y)]
      crossings.push(`${x.toFixed(2)} ${y.toFixed(2)}`)
      region.push(crossings.at(-1) as string)
    })
    area += `M${region.join("L")}Z`
    for (let k = 0; k < crossings.length; k += 2) line += `M${crossings[k]}L${crossings[k + 1]}`
  }
  return { line, area }
}
