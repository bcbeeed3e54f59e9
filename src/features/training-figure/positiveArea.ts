/**
 * Returns the area of a square in which a field is positive, as SVG path data from 0 to 1. Computed by marching squares (Lorensen &
 * Cline 1987, in two dimensions).
 * @param field rows of values at the corners of the cells
 */
export function positiveArea(field: readonly (readonly number[])[]): string {
  const size = field.length - 1
  const corner = (cell: number, x: number, y: number) => {
    const [column, row] = [(cell % size) + x, Math.floor(cell / size) + y]
    return { x: column / size, y: row / size, height: field[row]?.[column] ?? 0 }
  }
  return Array.from({ length: size * size }, (_, cell) => {
    let from = corner(cell, 0, 1)
    const region = [corner(cell, 0, 0), corner(cell, 1, 0), corner(cell, 1, 1), from].flatMap((to) => {
      const share = from.height / (from.height - to.height)
      const crossing = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
      const isCrossed = from.height > 0 !== to.height > 0
      from = to
      return [...(isCrossed ? [crossing] : []), ...(to.height > 0 ? [to] : [])]
    })
    return region.length ? `M${region.map(({ x, y }) => `${x.toFixed(4)} ${y.toFixed(4)}`).join("L")}Z` : ""
  }).join("")
}
