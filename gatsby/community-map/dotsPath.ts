import type { MapPoint } from "../../src/sections/CommunityMap/types"

/**
 * Returns a short SVG path for dots: one horizontal line per row of neighbors. Stroked with `stroke-dasharray="0 spacing"` and round
 * caps, each dash of length 0 is a dot (https://www.w3.org/TR/SVG2/painting.html#StrokeShape). Moves after the first are relative,
 * which takes fewer bytes.
 * @param dots on integer coordinates, sorted by row and then from left to right
 */
export function dotsPath(dots: readonly MapPoint[], spacing: number): string {
  let path = ""
  let pen: MapPoint = { x: 0, y: 0 }
  for (let i = 0; i < dots.length; i++) {
    const first = dots[i]
    if (!first) break
    let last = first
    for (let next = dots[i + 1]; next?.y === first.y && next.x === last.x + spacing; next = dots[i + 1]) {
      last = next
      i++
    }
    // Ends one unit after the last dot, because browsers differ on a dash that begins exactly at the end of a line.
    const length = last.x - first.x + 1
    path += path ? `m${pair(first.x - pen.x, first.y - pen.y)}` : `M${pair(first.x, first.y)}`
    path += `h${length}`
    pen = { x: first.x + length, y: first.y }
  }
  return path
}

/** Returns two numbers for a path. A minus sign needs no space before it. */
const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`)
