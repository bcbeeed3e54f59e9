/**
 * The Natural Earth projection of T. Patterson, with the polynomials of B. Šavrič, B. Jenny, T. Patterson, D. Petrovič
 * and L. Hurni, "A Polynomial Equation for the Natural Earth Projection", Cartography and Geographic Information
 * Science 38 (2011), 363–372. It keeps the familiar shapes of the north. With an equal-area projection (Equal Earth),
 * Scandinavia was two dots high.
 *
 * d3-geo is not used: every parallel is a straight horizontal line here, so coastlines are read along a row of dots and
 * never projected.
 */

/** A circle of latitude and its horizontal line on the map, for a globe of radius 1. */
export interface Parallel {
  /** Degrees north. */
  latitude: number
  /** Distance from the equator, northward. */
  y: number
  /** Length of one degree of longitude. */
  degreeLength: number
}

export function parallelAt(latitude: number): Parallel {
  const phi = radians(latitude)
  const phiSquared = phi ** 2
  const length =
    0.8707 -
    0.131979 * phiSquared +
    phiSquared ** 2 * (-0.013791 + phiSquared ** 2 * (0.003971 * phiSquared - 0.001529 * phiSquared ** 2))
  const y =
    phi *
    (1.007226 +
      phiSquared * (0.015085 + phiSquared ** 2 * (-0.044475 + 0.028874 * phiSquared - 0.005916 * phiSquared ** 2)))
  return { latitude, y, degreeLength: radians(length) }
}

/** Returns the parallel at a height of the map, by bisection. */
export function parallelAtHeight(y: number): Parallel {
  let south = -90
  let north = 90
  // 30 halvings of 180° leave less than a millionth of a degree.
  for (let step = 0; step < 30; step++) {
    const middle = (south + north) / 2
    if (parallelAt(middle).y < y) south = middle
    else north = middle
  }
  return parallelAt((south + north) / 2)
}

const radians = (angle: number) => (angle * Math.PI) / 180
