/**
 * Returns the area of a square in which a field is positive, as SVG path data in thousandths of its width. Computed by
 * marching squares (Lorensen & Cline 1987, in two dimensions).
 */
export function positiveArea(field: readonly (readonly number[])[]): string {
  const size = field.length - 1
  const corner = (x: number, y: number) => ({ x: (1000 * x) / size, y: (1000 * y) / size, height: field[y]?.[x] ?? 0 })
  let area = ""
  for (let cell = 0; cell < size * size; cell += 1) {
    const [left, top] = [cell % size, Math.floor(cell / size)]
    let from = corner(left, top + 1)
    let polygon = ""
    for (const to of [corner(left, top), corner(left + 1, top), corner(left + 1, top + 1), from]) {
      const share = from.height / (from.height - to.height)
      const crossing = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)]
      if (from.height > 0 !== to.height > 0) polygon += `L${crossing.map(Math.round).join(" ")}`
      if (to.height > 0) polygon += `L${Math.round(to.x)} ${Math.round(to.y)}`
      from = to
    }
    if (polygon) area += `M${polygon.slice(1)}Z`
  }
  return area
}
