/**
 * Types for world-atlas, which ships none. Inferring them from 3.6 MB of JSON would slow every type check.
 * The file contains the countries of Natural Earth as TopoJSON. `id` is the ISO 3166-1 numeric code, such as "076".
 */
declare module "world-atlas/countries-10m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification"
  const atlas: Topology<{ countries: GeometryCollection<{ name: string }> }>
  export default atlas
}
