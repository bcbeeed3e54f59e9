import type { AtlasCountry, Coordinates } from "./atlas"
import { landSpans } from "./landSpans"

const ring = (...corners: [number, number][]): Coordinates[] =>
  corners.map(([longitude, latitude]) => ({ longitude, latitude }))
const square = (west: number, south: number, size: number) =>
  ring([west, south], [west, south + size], [west + size, south + size], [west + size, south], [west, south])
const country = (...rings: Coordinates[][]): AtlasCountry => ({ isoCode: "XX", rings })
const spans = (land: AtlasCountry, ...latitudes: number[]) =>
  landSpans(
    land,
    latitudes.map((latitude) => ({ latitude })),
  ).map(({ parallel, west, east }) => [parallel.latitude, west, east])

describe("landSpans", () => {
  it("returns where a parallel enters and leaves a country, and skips parallels beside it", () => {
    expect(spans(country(square(10, 0, 10)), 30, 8, 5, -5)).toEqual([
      [8, 10, 20],
      [5, 10, 20],
    ])
  })

  it("leaves out a lake or an enclave", () => {
    expect(spans(country(square(0, 0, 9), square(3, 3, 3)), 4)).toEqual([
      [4, 0, 3],
      [4, 6, 9],
    ])
  })

  it("counts a corner on the parallel once", () => {
    expect(spans(country(ring([0, 0], [5, 5], [0, 10], [0, 0])), 5)).toEqual([[5, 0, 5]])
  })
})
