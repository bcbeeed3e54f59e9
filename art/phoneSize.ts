/** The size at which a phone shows a picture, which decides how large the text in the picture must be. */

import { letterSizes } from "./lettering"
import type { Figure } from "./svg"

/** Minimum font size of text in a picture on a phone, in CSS pixels. */
const MIN_SHOWN_SIZE = 11

/**
 * Widths at which the site shows pictures in a window of 360 px, in CSS pixels, by the start of their names.
 * Measured in Chromium. In a collage, the first picture is 189 px wide and the others 93 px.
 */
const PHONE_WIDTHS: Readonly<Record<string, number>> = {
  "hero.png": 326,
  "heroes/": 326,
  "split/": 326,
  "features/": 326,
  "capstone/": 326,
  "research/": 93,
  "people/": 94,
  "universities/": 132,
  "houses/": 96,
}

/**
 * Returns the minimum font size in a picture, in units of the picture.
 * @throws Error for a picture whose width on a phone is unknown
 */
export function minLetterSize({ name, width }: Pick<Figure, "name" | "width">): number {
  const shown = Object.entries(PHONE_WIDTHS).find(([start]) => name.startsWith(start))?.[1]
  if (!shown) throw new Error(`art/phoneSize.ts does not say how wide a phone shows ${name}. Add its directory there.`)
  return (MIN_SHOWN_SIZE * width) / shown
}

/**
 * Checks that a phone shows every text of a drawing at a readable size.
 * @throws Error for text that is too small
 */
export function checkLettering(figure: Pick<Figure, "name" | "width">, svg: string): void {
  const [smallest, min] = [Math.min(...letterSizes(svg)), minLetterSize(figure)]
  if (smallest < min)
    throw new Error(
      `${figure.name} has text of size ${smallest}, which a phone shows too small. Use at least ${Math.ceil(min)}.`,
    )
}
