import { didYouMean } from "./suggestion"

/**
 * Returns the message for a word of the command line that a command does not accept.
 * @param word empty if it is missing
 * @param allowed the words to choose from
 */
export function noSuch(word: string, allowed: readonly string[]): string {
  const found = word && `There is no "${word}".${didYouMean(word, allowed)} `
  return `${found}Choose one of: ${allowed.join(", ")}.`
}
