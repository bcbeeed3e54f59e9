import type { MapPoint } from "../../src/sections/CommunityMap/types"
import { readAtlas, type AtlasCountry, type Place } from "./atlas"
import { parallelAt, parallelAtHeight, type Parallel } from "./naturalEarth"
import { readAlong } from "./readAlong"

/** A place where the map may show a dot. */
export interface Cell extends MapPoint {
  /** Enough of the cell is land. */
  isLand: boolean
  /** ISO numeric code of the country with the largest part of this cell's land, such as "076". */
  countryId?: string | undefined
}

/** The world as a staggered grid, like a honeycomb: cells by row, from left to right. */
export interface WorldGrid {
  cells: readonly Cell[]
  /** By ISO numeric code: where on the map the middle of the country's mainland is. */
  hearts: ReadonlyMap<string, MapPoint>
}

/** 8 by 7 is the whole-number rectangle nearest to a honeycomb (8 by 6.93), so that all coordinates are whole numbers. */
export const spacing = 8
export const rowHeight = 7
/** Makes about 2,400 dots on land: fine enough for Italy and Japan to be recognized, coarse enough for a phone. */
const columns = 130
/** Units of the map per unit of the projection. */
const scale = (columns * spacing) / (360 * parallelAt(0).degree)
/** The map is cut along 169° W, through the Bering Strait: the one meridian that meets hardly any land. */
const centralMeridian = 11
/** From the north coast of Greenland (83.6°) to Cape Horn (−56.0°). */
const top = parallelAt(83.7).y * scale
const rows = Math.round((top - parallelAt(-56.2).y * scale) / rowHeight)
/** A dot stands where land covers this share of its cell. With a half, peninsulas and islands vanish. */
const enoughLand = 0.36
/** Parallels read per row of cells. */
const linesPerRow = 5

let worked: WorldGrid | undefined

/** The grid does not depend on which countries are lit, so it is worked out once per process. */
export function worldGrid(): WorldGrid {
  worked ??= workOut(readAtlas())
  return worked
}

function workOut(countries: readonly AtlasCountry[]): WorldGrid {
  const lines = Array.from({ length: rows * linesPerRow }, (_, index): Line => {
    const y = top - ((index + 0.5) * rowHeight) / linesPerRow
    return { row: Math.floor(index / linesPerRow), ...parallelAtHeight(y / scale) }
  })
  const total = new Float64Array(rows * columns)
  const largest = new Float64Array(rows * columns)
  const owners = new Map<number, string | undefined>()
  const hearts = new Map<string, MapPoint>()
  for (const country of countries) {
    for (const [cell, share] of coverage(country, lines)) {
      total[cell] = (total[cell] ?? 0) + share
      if (share <= (largest[cell] ?? 0)) continue
      largest[cell] = share
      owners.set(cell, country.id)
    }
    // A code comes twice for a country and its reefs (Australia, Ashmore and Cartier Islands); the country comes first.
    if (country.id !== undefined && !hearts.has(country.id)) hearts.set(country.id, heartOf(country))
  }
  const cells = Array.from(total, (share, cell): Cell => {
    const row = Math.floor(cell / columns)
    const x = leftOf(row) + (cell % columns) * spacing + spacing / 2
    const isLand = share >= enoughLand
    return {
      x,
      y: row * rowHeight + Math.ceil(rowHeight / 2),
      isLand,
      countryId: isLand ? owners.get(cell) : undefined,
    }
  })
  return { cells, hearts }
}

/** A parallel that is read, and the row of cells it runs through. */
interface Line extends Parallel {
  row: number
}

/** Which share of which cell the country covers. */
function coverage(country: AtlasCountry, lines: readonly Line[]): Map<number, number> {
  const shares = new Map<number, number>()
  for (const { line, west, east } of readAlong(country, lines)) {
    const left = leftOf(line.row)
    // Once as it stands and once a turn to either side: of a stretch across the edge of the map, each part finds its place.
    for (const turn of [-360, 0, 360]) {
      const from = xOf(Math.max(west + turn - centralMeridian, -180), line)
      const to = xOf(Math.min(east + turn - centralMeridian, 180), line)
      const last = Math.min(Math.ceil((to - left) / spacing), columns)
      for (let column = Math.max(Math.floor((from - left) / spacing), 0); column < last; column++) {
        const start = left + column * spacing
        const overlap = Math.min(to, start + spacing) - Math.max(from, start)
        const cell = line.row * columns + column
        if (overlap > 0) shares.set(cell, (shares.get(cell) ?? 0) + overlap / spacing / linesPerRow)
      }
    }
  }
  return shares
}

/** Left edge of a row. Every second row is shifted by half a cell: that is what makes the honeycomb. */
const leftOf = (row: number) => (row % 2) * (spacing / 2)

/** @param longitude from the central meridian */
const xOf = (longitude: number, { degree }: Parallel) => (columns * spacing) / 2 + longitude * degree * scale

/** The middle of the country's largest outline. */
function heartOf({ rings }: AtlasCountry): MapPoint {
  let heart: Place = { longitude: 0, latitude: 0 }
  let size = -1
  for (const ring of rings) {
    const width = extent(ring.map(({ longitude }) => longitude))
    const height = extent(ring.map(({ latitude }) => latitude))
    if (width.length * height.length <= size) continue
    size = width.length * height.length
    heart = { longitude: width.middle, latitude: height.middle }
  }
  const parallel = parallelAt(heart.latitude)
  const turned = (heart.longitude - centralMeridian + 540) % 360
  return { x: xOf(turned - 180, parallel), y: top - parallel.y * scale }
}

function extent(values: readonly number[]): { length: number; middle: number } {
  const least = values.reduce((a, b) => Math.min(a, b), Infinity)
  const most = values.reduce((a, b) => Math.max(a, b), -Infinity)
  return { length: most - least, middle: (least + most) / 2 }
}
