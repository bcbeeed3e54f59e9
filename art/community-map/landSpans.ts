import type { AtlasCountry } from "./atlas"

/** A span of land along a parallel, in degrees of longitude. */
export interface LandSpan<Parallel> {
  parallel: Parallel
  west: number
  east: number
}

/**
 * Finds where parallels cross a country, with the even-odd rule of a scan-line polygon fill. Lakes and enclaves stay
 * out.
 * @param parallels from north to south
 */
export function landSpans<Parallel extends { latitude: number }>(
  country: AtlasCountry,
  parallels: readonly Parallel[],
): LandSpan<Parallel>[] {
  const crossings = new Map<Parallel, number[]>()
  for (const ring of country.rings) {
    ring.forEach((to, index) => {
      const from = ring[index - 1]
      if (!from) return
      const south = Math.min(from.latitude, to.latitude)
      const north = Math.max(from.latitude, to.latitude)
      for (let i = firstAtOrBelow(parallels, north); ; i++) {
        const parallel = parallels[i]
        // Half open (north included, south not), so that a corner on the parallel counts once.
        if (!parallel || parallel.latitude <= south) break
        const fraction = (parallel.latitude - from.latitude) / (to.latitude - from.latitude)
        const longitude = from.longitude + fraction * (to.longitude - from.longitude)
        const found = crossings.get(parallel)
        if (found) found.push(longitude)
        else crossings.set(parallel, [longitude])
      }
    })
  }
  return [...crossings].flatMap(([parallel, longitudes]) =>
    pairs(longitudes).map(([west, east]) => ({ parallel, west, east })),
  )
}

function firstAtOrBelow(parallels: readonly { latitude: number }[], latitude: number): number {
  let low = 0
  let high = parallels.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((parallels[middle]?.latitude ?? -90) <= latitude) high = middle
    else low = middle + 1
  }
  return low
}

function pairs(values: readonly number[]): [number, number][] {
  const sorted = [...values].sort((a, b) => a - b)
  const found: [number, number][] = []
  for (let i = 0; i + 1 < sorted.length; i += 2) found.push([sorted[i] ?? 0, sorted[i + 1] ?? 0])
  return found
}
