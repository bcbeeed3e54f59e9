import { didYouMean } from "../../messages/suggestion"

/**
 * Returns the message for a word of the command line that a command does not accept.
 * @param word empty if it is missing
 * @param allowed the words to choose from
 * @param similar the words that a typo may mean, if they are not `allowed`
 */
export function noSuch(word: string, allowed: readonly string[], similar: Iterable<string> = allowed): string {
  const found = word && `There is no "${word}".${didYouMean(word, similar)} `
  return `${found}Choose one of: ${allowed.join(", ")}.`
}
