import { readAtlas, type AtlasCountry, type Coordinates } from "./atlas"
import { landSpans } from "./landSpans"
import { parallelAt, parallelAtHeight, type Parallel } from "./naturalEarth"

/** The world as a staggered grid of dots, like a honeycomb. Lengths are units of the map. */
export interface WorldGrid {
  /** Distance between the dots of a row. Every second row is shifted right by half of it. */
  spacing: number
  rowHeight: number
  /**
   * Two characters per cell, from west to east: the ISO 3166-1 alpha-2 code of the country with the largest part of the
   * cell's land, `--` for land without a code, `..` for sea.
   */
  rows: string[]
  /** The middle of each country's mainland, by alpha-2 code. */
  centroids: Record<string, Point>
}

interface Point {
  x: number
  y: number
}

/** 8 by 7 is the whole-number rectangle nearest to a honeycomb (8 by 6.93). */
const spacing = 8
const rowHeight = 7
/** About 2,400 dots on land: fine enough to recognize Italy and Japan, coarse enough for a phone. */
const columns = 130
/** Units of the map per unit of the projection. */
const scale = (columns * spacing) / (360 * parallelAt(0).degreeLength)
/** The map is cut along 169° W, through the Bering Strait: the only meridian that crosses hardly any land. */
const centralMeridian = 11
/** From the north coast of Greenland (83.6°) to Cape Horn (−56.0°). */
const top = parallelAt(83.7).y * scale
const rowCount = Math.round((top - parallelAt(-56.2).y * scale) / rowHeight)
/** A cell counts as land if land covers this fraction of it. With 0.5, peninsulas and islands vanish. */
const minLandFraction = 0.36
/** Parallels sampled per row of cells. */
const parallelsPerRow = 5

/** Computes the grid from Natural Earth. */
export function worldGrid(): WorldGrid {
  const parallels = Array.from({ length: rowCount * parallelsPerRow }, (_, index): SampledParallel => {
    const y = top - ((index + 0.5) * rowHeight) / parallelsPerRow
    return { row: Math.floor(index / parallelsPerRow), ...parallelAtHeight(y / scale) }
  })
  const landFraction = new Float64Array(rowCount * columns)
  const largestFraction = new Float64Array(rowCount * columns)
  const owners = new Map<number, string | undefined>()
  const centroids = new Map<string, Point>()
  for (const country of readAtlas()) {
    for (const [cell, fraction] of landFractions(country, parallels)) {
      landFraction[cell] = (landFraction[cell] ?? 0) + fraction
      if (fraction <= (largestFraction[cell] ?? 0)) continue
      largestFraction[cell] = fraction
      owners.set(cell, country.isoCode)
    }
    // A code occurs twice for a country and its reefs (Australia, Ashmore and Cartier Islands). The country comes
    // first.
    if (country.isoCode && !centroids.has(country.isoCode)) centroids.set(country.isoCode, centroidOf(country))
  }
  const cells = Array.from(landFraction, (fraction, cell) =>
    fraction < minLandFraction ? ".." : (owners.get(cell) ?? "--"),
  )
  return {
    spacing,
    rowHeight,
    rows: Array.from({ length: rowCount }, (_, row) => cells.slice(row * columns, (row + 1) * columns).join("")),
    centroids: Object.fromEntries([...centroids].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

interface SampledParallel extends Parallel {
  /** The row of cells that the parallel crosses. */
  row: number
}

/** Returns the fraction of each cell that the country covers, by cell number. */
function landFractions(country: AtlasCountry, parallels: readonly SampledParallel[]): Map<number, number> {
  const fractions = new Map<number, number>()
  for (const { parallel, west, east } of landSpans(country, parallels)) {
    const left = leftOf(parallel.row)
    // Also one turn to either side, for a span that crosses the edge of the map.
    for (const turn of [-360, 0, 360]) {
      const from = xOf(Math.max(west + turn - centralMeridian, -180), parallel)
      const to = xOf(Math.min(east + turn - centralMeridian, 180), parallel)
      const last = Math.min(Math.ceil((to - left) / spacing), columns)
      for (let column = Math.max(Math.floor((from - left) / spacing), 0); column < last; column++) {
        const start = left + column * spacing
        const overlap = Math.min(to, start + spacing) - Math.max(from, start)
        const cell = parallel.row * columns + column
        if (overlap > 0) fractions.set(cell, (fractions.get(cell) ?? 0) + overlap / spacing / parallelsPerRow)
      }
    }
  }
  return fractions
}

/** Returns the left edge of a row. */
const leftOf = (row: number) => (row % 2) * (spacing / 2)

/**
 * Returns the horizontal position of a longitude on the map.
 * @param longitude relative to the central meridian
 */
const xOf = (longitude: number, { degreeLength }: Parallel) =>
  (columns * spacing) / 2 + longitude * degreeLength * scale

/** Returns the middle of the bounding box of the country's largest outline. */
function centroidOf({ rings }: AtlasCountry): Point {
  let middle: Coordinates = { longitude: 0, latitude: 0 }
  let largestArea = -1
  for (const ring of rings) {
    const longitudes = extent(ring.map(({ longitude }) => longitude))
    const latitudes = extent(ring.map(({ latitude }) => latitude))
    const area = longitudes.length * latitudes.length
    if (area <= largestArea) continue
    largestArea = area
    middle = { longitude: longitudes.middle, latitude: latitudes.middle }
  }
  const parallel = parallelAt(middle.latitude)
  const longitude = ((middle.longitude - centralMeridian + 540) % 360) - 180
  return { x: rounded(xOf(longitude, parallel)), y: rounded(top - parallel.y * scale) }
}

function extent(values: readonly number[]): { length: number; middle: number } {
  const min = values.reduce((a, b) => Math.min(a, b), Infinity)
  const max = values.reduce((a, b) => Math.max(a, b), -Infinity)
  return { length: max - min, middle: (min + max) / 2 }
}

const rounded = (value: number) => Math.round(value * 100) / 100
