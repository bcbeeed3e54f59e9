/** A dotted map of the world, drawn at build time by `gatsby/community-map`. Lengths are units of its `viewBox`. */
export interface CommunityMapData {
  width: number
  height: number
  /** Radius of an unlit dot. */
  dotRadius: number
  /**
   * Distance between neighbors in a row. A path holds one line per row of neighbors; stroked with round caps and
   * `stroke-dasharray="0 <dotSpacing>"` it turns into dots. One line per dot would take three times the bytes.
   */
  dotSpacing: number
  /** Path `d` of every dot on land that no country given claims. */
  land: string
  /** The countries given, in the order given. */
  countries: readonly CommunityMapCountry[]
}

export interface CommunityMapCountry {
  /** ISO 3166-1 alpha-2. */
  isoCode: string
  name: string
  /** Path `d` of its dots: one at least. */
  dots: string
  /** The dot nearest to the heart of the country's mainland. */
  label: MapPoint
}

export interface MapPoint {
  x: number
  y: number
}
