import type { MultiPolygon, Polygon, Position } from "geojson"
import { feature } from "topojson-client"
// The finest of the three scales: only this one contains Tuvalu and Gibraltar.
import atlas from "world-atlas/countries-10m.json"

export interface AtlasCountry {
  /** ISO 3166-1 alpha-2; undefined for some disputed places. */
  isoCode: string | undefined
  /** Outlines of the country's parts and of the holes in them. Each outline continues past ±180° instead of jumping. */
  rings: readonly (readonly Coordinates[])[]
}

/** Degrees east and north. */
export interface Coordinates {
  longitude: number
  latitude: number
}

/** Numeric code of Antarctica, which has no students and would take a fifth of the map's height. */
const antarctica = "010"

/** Returns the countries of Natural Earth, without Antarctica. */
export function readAtlas(): AtlasCountry[] {
  return feature(atlas, atlas.objects.countries)
    .features.filter(({ id }) => id !== antarctica)
    .map(({ id, geometry }) => ({
      // Locales accept a numeric region and convert it to its alpha-2 code (UTS 35, Annex C).
      isoCode: id === undefined ? undefined : new Intl.Locale(`und-${id}`).region,
      rings: polygonsOf(geometry).flat().map(unwrap),
    }))
}

function polygonsOf(geometry: { type: string }): Position[][][] {
  if (isPolygon(geometry)) return [geometry.coordinates]
  if (isMultiPolygon(geometry)) return geometry.coordinates
  return []
}

const isPolygon = (geometry: { type: string }): geometry is Polygon => geometry.type === "Polygon"
const isMultiPolygon = (geometry: { type: string }): geometry is MultiPolygon => geometry.type === "MultiPolygon"

/** Removes the jumps of 360° where an outline crosses the antimeridian (Russia, Fiji). */
function unwrap(ring: readonly Position[]): Coordinates[] {
  let turns = 0
  let previous = ring[0]?.[0] ?? 0
  return ring.map(([longitude = 0, latitude = 0]) => {
    if (longitude - previous > 180) turns--
    if (longitude - previous < -180) turns++
    previous = longitude
    return { longitude: longitude + turns * 360, latitude }
  })
}
