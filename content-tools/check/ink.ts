/** Measures what a visitor sees of a picture that is on the ground of a page without a frame, such as a logo. */

export interface Ink {
  /** Width and height of the visible part, as shares of those of the picture. 0 if nothing is visible. */
  width: number
  height: number
  /** The greatest contrast of a pixel with the ground (WCAG 2). */
  contrast: number
}

/** The red, green and blue of `--color-ground` (src/styles/tokens.css), by color scheme. */
export const grounds = { light: [251, 250, 247], dark: [14, 19, 36] } as const

export type Scheme = keyof typeof grounds

/** A pixel of less contrast is ground: noise of a JPEG, or a white ground on the almost white one of the page. */
const minVisible = 1.25

/** @param pixels red, green, blue and alpha of each pixel, in rows */
export function inkOn(scheme: Scheme, pixels: Uint8Array, { width, height }: { width: number; height: number }): Ink {
  const ground: readonly [red: number, green: number, blue: number] = grounds[scheme]
  const groundLuminance = luminance(...ground)
  let [left, right, top, bottom, contrast] = [width, 0, height, 0, 1]
  for (let index = 0; index < width * height; index++) {
    const start = index * 4
    const opacity = (pixels[start + 3] ?? 0) / 255
    const red = (pixels[start] ?? 0) * opacity + ground[0] * (1 - opacity)
    const green = (pixels[start + 1] ?? 0) * opacity + ground[1] * (1 - opacity)
    const blue = (pixels[start + 2] ?? 0) * opacity + ground[2] * (1 - opacity)
    const ratio = contrastRatio(luminance(red, green, blue), groundLuminance)
    contrast = Math.max(contrast, ratio)
    if (ratio < minVisible) continue
    const [x, y] = [index % width, Math.floor(index / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  return { width: Math.max(0, right - left) / width, height: Math.max(0, bottom - top) / height, contrast }
}

/** The linear value of each sRGB value (WCAG 2). */
const linear = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

const luminance = (red: number, green: number, blue: number) =>
  0.2126 * (linear[Math.round(red)] ?? 0) +
  0.7152 * (linear[Math.round(green)] ?? 0) +
  0.0722 * (linear[Math.round(blue)] ?? 0)

const contrastRatio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
