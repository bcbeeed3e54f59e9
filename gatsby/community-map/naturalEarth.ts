/**
 * The Natural Earth projection of T. Patterson, as the polynomials of B. Šavrič, B. Jenny, T. Patterson, D. Petrovič and L. Hurni,
 * "A Polynomial Equation for the Natural Earth Projection", Cartography and Geographic Information Science 38 (2011), 363–372.
 * It keeps the familiar shapes of the north; an equal-area one (Equal Earth) was tried and left Scandinavia two dots high.
 *
 * Written out rather than taken from d3-geo, because every parallel is a straight horizontal line here: the latitude and the
 * scale of a row of dots follow from its height alone, so coastlines are read off along the row and never have to be
 * projected. And d3-geo is an ES module only, which Node before 20.19 cannot load from the code that Gatsby compiles.
 */

/** A horizontal line of the map: where it lies on the globe, for the globe of radius 1. */
export interface Parallel {
  /** Degrees north. */
  latitude: number
  /** Distance from the equator, northwards. */
  y: number
  /** Length of a degree of longitude. */
  degree: number
}

export function parallelAt(latitude: number): Parallel {
  const phi = radians(latitude)
  const p = phi ** 2
  const length = 0.8707 - 0.131979 * p + p ** 2 * (-0.013791 + p ** 2 * (0.003971 * p - 0.001529 * p ** 2))
  const y = phi * (1.007226 + p * (0.015085 + p ** 2 * (-0.044475 + 0.028874 * p - 0.005916 * p ** 2)))
  return { latitude, y, degree: radians(length) }
}

/** The parallel that is drawn at a height. */
export function parallelAtHeight(y: number): Parallel {
  let south = -90
  let north = 90
  // Halving 180° thirty times leaves less than a millionth of a degree.
  for (let step = 0; step < 30; step++) {
    const middle = (south + north) / 2
    if (parallelAt(middle).y < y) south = middle
    else north = middle
  }
  return parallelAt((south + north) / 2)
}

const radians = (angle: number) => (angle * Math.PI) / 180
