import { quote } from "../../../messages/format"
import { predicate, type Predicate } from "../mistake"
import type { TextField } from "../../model/fields"

/** Letters that are one character, such as "ﬁ". */
const joinedLetters = /[\uFB00-\uFB06]/

/** A word that is divided: "classi- fier". Not "pre- and post-test". */
const dividedWord =
  /(?<!\p{L})\p{Ll}{3,}- (?!(?:and|or|to|through|versus|vs|but|nor|then|than|as|plus|not|instead)\b)\p{Ll}{2,}/u

/** Reports what a text copied from a PDF has: joined letters, which fonts and searches lack, and divided words. */
export function copiedFromPdfMistake({ value }: TextField): Predicate | undefined {
  const [joined] = joinedLetters.exec(value) ?? []
  if (joined !== undefined)
    return predicate`has the joined letters ${quote(joined)}, which fonts and searches lack.
      Write ${quote(joined.normalize("NFKC"))} in their place.`
  const [divided] = dividedWord.exec(value) ?? []
  if (divided === undefined) return undefined
  return predicate`has ${quote(divided)}, with a hyphen as at the end of a line. Write one word, or a dash: “ – ”.`
}
