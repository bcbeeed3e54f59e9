import { quote } from "../../../messages/format"
import { predicate, type Predicate } from "../mistake"
import { isFreeText, type TextField } from "../../model/fields"

/** Each with its remedy. Not the three dots of an omission, the folder "../" and the options of a command. */
const mistakes: readonly [pattern: RegExp, remedy: string][] = [
  [/\S+ [,;.!?](?= |$)/, "Remove the space before the sign."],
  [/\S*(?:,,|(?<![./])\.\.(?![./\d]))/, "Write the sign once."],
  // The first word of a sentence is mostly short: "It", "There". Not "Character.AI", "torch.Tensor" or an address.
  [/(?<![\p{L}\d./@:_-])\p{L}*\p{Ll}{2}[.!?]\p{Lu}\p{Ll}{0,4}(?= )/u, "Write a space behind the sign."],
  [/\S+ -- \S+|\p{L}+--\p{L}+/u, "Write a dash: “ – ”."],
]

/** Reports a space before a comma or period, a sign that is there twice, and two hyphens in place of a dash. */
export function punctuationMistake(text: TextField): Predicate | undefined {
  const [pattern, remedy] = mistakes.find(([one]) => one.test(text.value)) ?? []
  if (!pattern || !isFreeText(text)) return undefined
  return predicate`has ${quote(pattern.exec(text.value)?.[0] ?? "")}. ${remedy}`
}
