/** @jest-environment node */
import type { AtlasCountry, Place } from "./atlas"
import { readAlong } from "./readAlong"

const ring = (...corners: [number, number][]): Place[] =>
  corners.map(([longitude, latitude]) => ({ longitude, latitude }))
const square = (west: number, south: number, size: number) =>
  ring([west, south], [west, south + size], [west + size, south + size], [west + size, south], [west, south])
const country = (...rings: Place[][]): AtlasCountry => ({ id: "999", rings })
const stretches = (land: AtlasCountry, ...latitudes: number[]) =>
  readAlong(
    land,
    latitudes.map((latitude) => ({ latitude })),
  ).map(({ line, west, east }) => [line.latitude, west, east])

describe("reading along parallels", () => {
  it("finds where a parallel enters and leaves a country, and nothing beside it", () => {
    expect(stretches(country(square(10, 0, 10)), 30, 8, 5, -5)).toEqual([
      [8, 10, 20],
      [5, 10, 20],
    ])
  })

  it("keeps a lake or an enclave out", () => {
    expect(stretches(country(square(0, 0, 9), square(3, 3, 3)), 4)).toEqual([
      [4, 0, 3],
      [4, 6, 9],
    ])
  })

  it("counts a corner that lies on the parallel once", () => {
    expect(stretches(country(ring([0, 0], [5, 5], [0, 10], [0, 0])), 5)).toEqual([[5, 0, 5]])
  })
})
