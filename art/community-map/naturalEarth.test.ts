import { parallelAt, parallelAtHeight } from "./naturalEarth"

describe("the Natural Earth projection", () => {
  // Values of geoNaturalEarth1Raw in d3-geo 3.1.2, at one radian of longitude.
  it.each([
    { latitude: 0, x: 0.8707, y: 0 },
    { latitude: 30, x: 0.833486158755381, y: 0.5291484743893574 },
    { latitude: 60, x: 0.7130225915572157, y: 1.0445702651848194 },
    { latitude: -56, x: 0.7340350192394305, y: -0.9795387826788684 },
    { latitude: 83.6, x: 0.5585218746284366, y: 1.3782729496124355 },
  ])("projects $latitude° like d3-geo", ({ latitude, x, y }) => {
    const parallel = parallelAt(latitude)
    expect(parallel.y).toBeCloseTo(y, 12)
    expect((parallel.degreeLength * 180) / Math.PI).toBeCloseTo(x, 12)
  })

  it.each([-56.2, -23.4, 0, 35.7, 83.7])("finds the parallel of %d° from its height on the map", (latitude) => {
    expect(parallelAtHeight(parallelAt(latitude).y).latitude).toBeCloseTo(latitude, 6)
  })
})
