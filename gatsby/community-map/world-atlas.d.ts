/**
 * world-atlas ships no types, and inferring them from 3.6 MB of JSON would slow every type check.
 * Natural Earth's countries in TopoJSON; `id` is the ISO 3166-1 numeric code, absent for N. Cyprus, Somaliland and Kosovo.
 */
declare module "world-atlas/countries-10m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification"
  const atlas: Topology<{ countries: GeometryCollection<{ name: string }> }>
  export default atlas
}
