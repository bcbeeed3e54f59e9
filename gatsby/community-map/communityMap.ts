import type { Content } from "../../content-tools/model"
// Written by `npm run generate -- art community-map`; art/community-map/worldGrid.ts describes the format.
import worldGrid from "../../content-tools/schemas/worldGrid.json"

export type Country = Pick<Content["countries.json"][number], "isoCode" | "name">

interface Cell extends Queries.CommunityMapPoint {
  /** Alpha-2 code of the country at this place, `--` for land without a code, `..` for sea. */
  code: string
}

const { spacing, rowHeight } = worldGrid
const centroids: ReadonlyMap<string, Queries.CommunityMapPoint> = new Map(Object.entries(worldGrid.centroids))
/** Row by row, each from left to right. */
const cells: readonly Cell[] = worldGrid.rows.flatMap((codes, row) =>
  (codes.match(/../g) ?? []).map((code, column) => ({
    code,
    x: (column + (row % 2 === 0 ? 0.5 : 1)) * spacing,
    y: row * rowHeight + Math.ceil(rowHeight / 2),
  })),
)

/** Leaves 3.6 of 8 units between two unlit dots, so that lit dots can be 1.5 times as large and still not touch. */
const dotRadius = 2.2

/** Returns the map of the countries in `content/countries.json`. The same countries always give the same map. */
export function communityMap(countries: readonly Country[]): Omit<Queries.CommunityMap, keyof Queries.Node> {
  const lit = litCells(countries.map(({ isoCode }) => isoCode))
  const shown = cells.filter((cell) => cell.code !== ".." || lit.has(cell))
  // Removes the oceans at the left and right edge, which would take a fifth of a phone's width. The margin leaves room for halos.
  const left = Math.min(...shown.map(({ x }) => x)) - spacing
  const top = Math.min(...shown.map(({ y }) => y)) - rowHeight
  const place = ({ x, y }: Queries.CommunityMapPoint): Queries.CommunityMapPoint => ({ x: x - left, y: y - top })
  const path = (dots: readonly Cell[]) => dotsPath(dots.map(place), spacing)
  return {
    width: Math.max(...shown.map(({ x }) => x)) + spacing - left,
    height: Math.max(...shown.map(({ y }) => y)) + rowHeight - top,
    dotRadius,
    dotSpacing: spacing,
    land: path(shown.filter((cell) => !lit.has(cell))),
    countries: countries.map(({ isoCode, name }): Queries.CommunityMapCountry => {
      const dots = shown.filter((cell) => lit.get(cell) === isoCode)
      return { isoCode, name, dots: path(dots), label: place(nearest(dots, isoCode)) }
    }),
  }
}

/**
 * Assigns cells to the countries with students. A country that is too small for the grid (Singapore, Luxembourg) gets the nearest cell,
 * which may be sea or belong to a neighbor. It never gets the only cell of another country.
 */
function litCells(isoCodes: readonly string[]): ReadonlyMap<Cell, string> {
  const lit = new Map(cells.filter(({ code }) => isoCodes.includes(code)).map((cell) => [cell, cell.code]))
  // Sorted by code, so that the order of the file does not change the map.
  for (const isoCode of [...isoCodes].sort()) {
    const counts = new Map<string, number>()
    for (const code of lit.values()) counts.set(code, (counts.get(code) ?? 0) + 1)
    if (counts.has(isoCode)) continue
    const free = cells.filter((cell) => counts.get(lit.get(cell) ?? "") !== 1)
    lit.set(nearest(free, isoCode), isoCode)
  }
  return lit
}

/** Returns the cell nearest to the middle of a country. */
function nearest(candidates: readonly Cell[], isoCode: string): Cell {
  const { x, y } = centroids.get(isoCode) ?? { x: 0, y: 0 }
  const distance = (cell: Cell) => Math.hypot(cell.x - x, cell.y - y)
  return candidates.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best))
}

/**
 * Returns a short SVG path for dots: one horizontal line per row of neighbors. Stroked with `stroke-dasharray="0 spacing"` and round
 * caps, each dash of length 0 is a dot (https://www.w3.org/TR/SVG2/painting.html#StrokeShape). Relative moves take fewer bytes.
 * @param dots on integer coordinates, sorted by row and then from left to right
 */
function dotsPath(dots: readonly Queries.CommunityMapPoint[], spacing: number): string {
  const lines: { first: Queries.CommunityMapPoint; last: Queries.CommunityMapPoint }[] = []
  for (const dot of dots) {
    const line = lines.at(-1)
    if (line?.last.y === dot.y && line.last.x + spacing === dot.x) line.last = dot
    else lines.push({ first: dot, last: dot })
  }
  let [x, y] = [0, 0]
  const drawn = lines.map(({ first, last }) => {
    const move = `m${first.x - x} ${first.y - y}`
    // Ends one unit after the last dot, because browsers differ on a dash that begins exactly at the end of a line.
    ;[x, y] = [last.x + 1, last.y]
    return `${move}h${x - first.x}`
  })
  return drawn.join("")
}
