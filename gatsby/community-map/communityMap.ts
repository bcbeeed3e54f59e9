import { alpha2ToNumeric } from "i18n-iso-countries"
import type { CommunityMapCountry, CommunityMapData, MapPoint } from "../../src/sections/CommunityMap/types"
import { dotsPath } from "./dotsPath"
import { rowHeight, spacing, worldGrid, type Cell } from "./worldGrid"

/** An entry of `content/countries.json`. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  isoCode: string
  name: string
}

/** Leaves 3.6 of 8 units between two unlit dots, so that lit dots can be half as large again and still stand apart. */
const dotRadius = 2.2

/**
 * Draws the map for `content/countries.json`. The same countries make the same map, byte for byte.
 * @throws Error that names every code the map does not know, one per line
 */
export function communityMap(countries: readonly Country[]): CommunityMapData {
  const problems = communityMapProblems(countries)
  if (problems.length > 0) throw new Error(problems.join("\n"))

  const claims = claimCells(countries)
  const shown = worldGrid().cells.filter((cell) => cell.isLand || claims.has(cell))
  const frame = frameOf(shown)
  const path = (cells: readonly Cell[]) => dotsPath(cells.map(frame.place), spacing)
  return {
    width: frame.width,
    height: frame.height,
    dotRadius,
    dotSpacing: spacing,
    land: path(shown.filter((cell) => !claims.has(cell))),
    countries: countries.map(({ isoCode, name }): CommunityMapCountry => {
      const own = shown.filter((cell) => claims.get(cell) === numericCode(isoCode))
      return { isoCode, name, dots: path(own), label: frame.place(nearest(own, heartOf(isoCode))) }
    }),
  }
}

/** Whether the atlas has a country by its ISO 3166-1 alpha-2 code. */
export function isOnMap(isoCode: string): boolean {
  return worldGrid().hearts.has(numericCode(isoCode))
}

/** What to do about a code that is on no map; the second half of a sentence that names the code. */
export const notOnMap =
  'is not a country the map knows. Write the two-letter code of ISO 3166-1, such as "BR" for Brazil; for an overseas region the code of its country, such as "FR" for Réunion.'

/** What is wrong with the countries. The content check says the same, with the place, before a build gets here. */
export function communityMapProblems(countries: readonly Country[]): string[] {
  return countries
    .filter(({ isoCode }) => !isOnMap(isoCode))
    .map(({ isoCode }) => `content/countries.json → "${isoCode}" ${notOnMap}`)
}

/**
 * Which cell is lit for which country. A country too small for the grid (Singapore, Luxembourg) takes the nearest cell from its
 * surroundings, be it sea or a neighbor, but never another country's only one.
 */
function claimCells(countries: readonly Country[]): ReadonlyMap<Cell, string> {
  const { cells } = worldGrid()
  const lit = new Set(countries.map(({ isoCode }) => numericCode(isoCode)))
  const claims = new Map<Cell, string>()
  const count = new Map<string, number>()
  for (const cell of cells) {
    if (cell.countryId === undefined || !lit.has(cell.countryId)) continue
    claims.set(cell, cell.countryId)
    count.set(cell.countryId, (count.get(cell.countryId) ?? 0) + 1)
  }
  // By code, so that the order of the file decides about the list alone and never about the map.
  for (const isoCode of countries.map((country) => country.isoCode).sort()) {
    const id = numericCode(isoCode)
    if (count.has(id)) continue
    const free = cells.filter((cell) => count.get(claims.get(cell) ?? "") !== 1)
    const cell = nearest(free, heartOf(isoCode))
    const loser = claims.get(cell)
    if (loser !== undefined) count.set(loser, (count.get(loser) ?? 0) - 1)
    claims.set(cell, id)
    count.set(id, 1)
  }
  return claims
}

/** Cuts away the empty oceans left and right, which would cost a phone a fifth of its width; a halo's room stays. */
function frameOf(shown: readonly MapPoint[]) {
  const xs = shown.map(({ x }) => x).sort((a, b) => a - b)
  const ys = shown.map(({ y }) => y).sort((a, b) => a - b)
  const left = (xs[0] ?? 0) - spacing
  const top = (ys[0] ?? 0) - rowHeight
  return {
    width: (xs.at(-1) ?? 0) + spacing - left,
    height: (ys.at(-1) ?? 0) + rowHeight - top,
    place: ({ x, y }: MapPoint): MapPoint => ({ x: x - left, y: y - top }),
  }
}

/** "" for a code that ISO 3166-1 does not have: no country of the atlas carries it. */
const numericCode = (isoCode: string) => alpha2ToNumeric(isoCode) ?? ""

function heartOf(isoCode: string): MapPoint {
  const heart = worldGrid().hearts.get(numericCode(isoCode))
  if (!heart) throw new Error(`The map has no place for "${isoCode}", though its code was checked before.`)
  return heart
}

function nearest<Point extends MapPoint>(points: readonly Point[], { x, y }: MapPoint): Point {
  const distance = (point: MapPoint) => Math.hypot(point.x - x, point.y - y)
  return points.reduce((best, point) => (distance(point) < distance(best) ? point : best))
}
