import { quote } from "../../../messages/format"
import type { PictureShape } from "../../schemas/fields/pictureShapes"
import type { Scheme } from "../ink"
import { predicate, type Predicate } from "../mistake"
import type { PictureFile } from "../source"

/** As for every graphic that a visitor needs (WCAG 2.2, 1.4.11). */
const minContrast = 3

/** The visible part has to have at least this share of the width or of the height of its place. */
const minShare = 0.5

/** Reports a logo of which a visitor sees too little: it has almost the color of the ground, or wide margins. */
export function unframedMistake(
  { size, ink }: PictureFile,
  name: string,
  shape: PictureShape | undefined,
  scheme: Scheme,
): Predicate | undefined {
  if (!shape?.isUnframed || !size || !ink) return undefined
  const { width, height, contrast } = ink[scheme]
  if (contrast < minContrast)
    return predicate`is ${quote(name)}, but that picture is almost invisible on the ${scheme} ground of the page.
      Save it in a ${scheme === "light" ? "darker" : "lighter"} color.`
  const scale = Math.min(shape.width / size.width, shape.height / size.height)
  const shown = { width: size.width * width * scale, height: size.height * height * scale }
  if (Math.max(shown.width / shape.width, shown.height / shape.height) >= minShare) return undefined
  return predicate`is ${quote(name)}, but that picture has wide margins: the site would show only
    ${Math.round(shown.width)} × ${Math.round(shown.height)} pixels of it in a place of ${shape.width} × ${shape.height}.
    Cut the margins off.`
}
