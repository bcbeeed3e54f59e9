/** @jest-environment node */
import { gzipSync } from "node:zlib"
import { communityMap, type Country } from "./communityMap"
import worldGrid from "../../content-tools/schemas/worldGrid.json"

/**
 * Large and small countries, on every continent, at the edge of the map, and small neighbors that compete for cells.
 */
const isoCodes = [
  ...["US", "CA", "MX", "BR", "NG", "KE", "ZA", "EG", "AE", "IN", "CN", "KR", "JP", "AU", "NZ", "RU", "FJ"],
  ...["SG", "MY", "ID", "HK", "MT", "BH", "MV", "TV", "GI", "MC", "FR", "IT", "SM", "VA", "BE", "NL", "LU", "LI", "CH"],
]
const countries = isoCodes.map((isoCode): Country => ({ isoCode, name: `Name of ${isoCode}` }))
const map = communityMap(countries)

const key = ({ x, y }: Queries.CommunityMapPoint) => `${x} ${y}`

/** Returns the dots that a browser draws for a path: one at every `spacing` along each horizontal line. */
function dotsOf(path: string, spacing = map.dotSpacing): Queries.CommunityMapPoint[] {
  const dots: Queries.CommunityMapPoint[] = []
  let pen: Queries.CommunityMapPoint = { x: 0, y: 0 }
  for (const [, command, first, second] of path.matchAll(/([Mmh])(-?\d+)(?:[ ]?(-?\d+))?/g)) {
    const dx = Number(first)
    if (command === "h") for (let along = 0; along < dx; along += spacing) dots.push({ x: pen.x + along, y: pen.y })
    pen = command === "M" ? { x: dx, y: Number(second) } : { x: pen.x + dx, y: pen.y + Number(second ?? 0) }
  }
  return dots
}

describe("communityMap", () => {
  it("returns the countries with their names, in their order", () => {
    expect(map.countries.map(({ isoCode, name }) => ({ isoCode, name }))).toEqual(countries)
  })

  it("draws every dot once: either lit for one country, or unlit", () => {
    const dots = [map.land, ...map.countries.map((entry) => entry.dots)].flatMap((path) => dotsOf(path)).map(key)
    expect(new Set(dots).size).toBe(dots.length)
  })

  it("labels a lit dot of each country of the map, alone and with all others", () => {
    const alpha2 = new Intl.DisplayNames("en", { type: "region", fallback: "none" })
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    const all = letters
      .flatMap((a) => letters.map((b) => ({ isoCode: a + b, name: alpha2.of(a + b) ?? "" })))
      .filter(({ isoCode }) => isoCode in worldGrid.centroids)
    expect(all.length).toBeGreaterThan(230)
    const drawn = [all, ...all.map((entry) => [entry])].flatMap((shown) => communityMap(shown).countries)
    const unlabeled = drawn.filter(({ dots, label }) => !dotsOf(dots).map(key).includes(key(label)))
    expect(unlabeled).toEqual([])
  })

  it("keeps every dot and its halo inside the viewBox, on integer coordinates", () => {
    for (const { x, y } of [map.land, ...map.countries.map((entry) => entry.dots)].flatMap((path) => dotsOf(path))) {
      expect([Number.isInteger(x), Number.isInteger(y)]).toEqual([true, true])
      expect(Math.min(x, y, map.width - x, map.height - y)).toBeGreaterThan(3 * map.dotRadius)
    }
  })

  it("has enough dots to recognize the continents", () => {
    const { land } = communityMap([])
    expect(dotsOf(land).length).toBeGreaterThanOrEqual(1800)
    expect(dotsOf(land).length).toBeLessThanOrEqual(2600)
  })

  it("has at most 4 kB of data", () => {
    expect(communityMap([]).land.length).toBeLessThan(4_000)
    expect(gzipSync(JSON.stringify(map)).length).toBeLessThan(4_000)
  })
})
