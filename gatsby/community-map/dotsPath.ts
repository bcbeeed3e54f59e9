/**
 * Returns a short SVG path for dots: one horizontal line per row of neighbors. Stroked with `stroke-dasharray="0 spacing"` and round
 * caps, each dash of length 0 is a dot (https://www.w3.org/TR/SVG2/painting.html#StrokeShape). Relative moves take fewer bytes.
 * @param dots on integer coordinates, sorted by row and then from left to right
 */
export function dotsPath(dots: readonly Queries.CommunityMapPoint[], spacing: number): string {
  const lines: { first: Queries.CommunityMapPoint; last: Queries.CommunityMapPoint }[] = []
  for (const dot of dots) {
    const line = lines.at(-1)
    if (line?.last.y === dot.y && line.last.x + spacing === dot.x) line.last = dot
    else lines.push({ first: dot, last: dot })
  }
  let [x, y] = [0, 0]
  const drawn = lines.map(({ first, last }) => {
    const move = `m${first.x - x} ${first.y - y}`
    // Ends one unit after the last dot, because browsers differ on a dash that begins exactly at the end of a line.
    ;[x, y] = [last.x + 1, last.y]
    return `${move}h${x - first.x}`
  })
  return drawn.join("")
}
