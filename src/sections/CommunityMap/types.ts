/** A dotted map of the world, computed at build time by `gatsby/community-map`. Lengths are units of its `viewBox`. */
export interface CommunityMapData {
  width: number
  height: number
  /** Radius of an unlit dot. */
  dotRadius: number
  /**
   * Distance between neighboring dots in a row. A path has one line per row of neighbors. A stroke with round caps and
   * `stroke-dasharray="0 <dotSpacing>"` draws the line as dots. One line per dot would take three times the bytes.
   */
  dotSpacing: number
  /** Path `d` of the unlit dots: all land outside `countries`. */
  land: string
  /** The countries with students, in the order of content. */
  countries: readonly CommunityMapCountry[]
}

export interface CommunityMapCountry {
  /** ISO 3166-1 alpha-2. */
  isoCode: string
  name: string
  /** Path `d` of the country's dots. Every country has at least one dot. */
  dots: string
  /** The dot nearest to the middle of the country's mainland. The pin is drawn there. */
  label: MapPoint
}

export interface MapPoint {
  x: number
  y: number
}
