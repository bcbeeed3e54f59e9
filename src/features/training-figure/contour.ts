/** Cells on each side of the grid. */
export const cells = 48

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
    const around = corners.map(({ x, y }) => ({
      x: column + x,
      y: row + y,
      height: (field[(row + y) * (cells + 1) + column + x] as number) - level,
    }))
    const region: string[] = []
    const crossings: string[] = []
    around.forEach((from, k) => {
      const to = around[(k + 1) % 4] as typeof from
      if (from.height >= 0) region.push(`${from.x} ${from.y}`)
      if (from.height >= 0 === to.height >= 0) return
      const share = from.height / (from.height - to.height)
      const [x, y] = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)]
      crossings.push(`${x.toFixed(2)} ${y.toFixed(2)}`)
      region.push(crossings.at(-1) as string)
    })
    if (region.length) area += `M${region.join("L")}Z`
    for (let k = 0; k < crossings.length; k += 2) line += `M${crossings[k]}L${crossings[k + 1]}`
  }
  return { line, area }
}
