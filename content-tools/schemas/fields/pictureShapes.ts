/** Shapes in which the site shows pictures. Measured in Chromium at window widths of 320 to 1920 px. */
export interface PictureShape {
  /** Largest width at which the site shows the picture, in CSS pixels. A smaller picture would be blurred. */
  width: number
  /** The same for its height. */
  height: number
  /** What the site cuts off. A crop keeps the center unless it says otherwise. */
  crop: string
  /**
   * The least and the greatest width in relation to the height. Of another picture, the site would show a strip, a
   * column higher than a window, or a crop of less than a third.
   */
  ratio: readonly [least: number, greatest: number]
  /** Whether the picture is on the ground of the page without a frame, so that its margins and its contrast count. */
  isUnframed?: boolean
}

export const pictureShapes = {
  hero: { width: 960, height: 630, crop: "shown whole, also in the picture of shared links", ratio: [3 / 4, 5 / 2] },
  figure: { width: 840, height: 630, crop: "cut to 4:3", ratio: [1 / 2, 3] },
  paper: { width: 640, height: 240, crop: "shown whole", ratio: [2 / 3, 4] },
  track: { width: 304, height: 228, crop: "cut to 4:3", ratio: [1 / 2, 3] },
  collage: { width: 506, height: 380, crop: "cut to 4:3", ratio: [1 / 2, 3] },
  logo: { width: 224, height: 72, crop: "shown whole", ratio: [2 / 3, 6], isUnframed: true },
  emblem: { width: 96, height: 96, crop: "shown whole", ratio: [1 / 2, 2] },
  portrait: {
    width: 640,
    height: 480,
    crop: "cut to 4:3, of which a tall photo keeps the upper part; on phones to a square",
    ratio: [1 / 2, 2],
  },
} as const satisfies Record<string, PictureShape>
