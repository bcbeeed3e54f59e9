import { feature } from "topojson-client"
import type { MultiPolygon, Polygon, Position } from "geojson"
// The finest of the three scales: only here are Tuvalu and Gibraltar. It costs a third of a second, once per build.
import atlas from "world-atlas/countries-10m.json"

export interface AtlasCountry {
  /** ISO 3166-1 numeric code, such as "076"; some disputed places have none. */
  id: string | undefined
  /** Outlines of its parts and of the holes in them, as longitudes and latitudes; each runs on past ±180° instead of jumping. */
  rings: readonly (readonly Place[])[]
}

export interface Place {
  longitude: number
  latitude: number
}

/** Nobody's home, and it would take a fifth of the map's height. */
const antarctica = "010"

export function readAtlas(): AtlasCountry[] {
  return feature(atlas, atlas.objects.countries)
    .features.filter(({ id }) => id !== antarctica)
    .map(({ id, geometry }) => ({
      id: id === undefined ? undefined : String(id),
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

/** Russia and Fiji cross the antimeridian, where their outlines jump by 360°. */
function unwrap(ring: readonly Position[]): Place[] {
  let turns = 0
  let before = ring[0]?.[0] ?? 0
  return ring.map(([longitude = 0, latitude = 0]) => {
    if (longitude - before > 180) turns--
    if (longitude - before < -180) turns++
    before = longitude
    return { longitude: longitude + turns * 360, latitude }
  })
}
