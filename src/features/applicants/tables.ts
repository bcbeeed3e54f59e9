import type { LetterKind } from "../../routes"

/** The table of each kind of personal page. Gatsby replaces only literals. */
export const tables: Readonly<Record<LetterKind, string>> = {
  letter: process.env.GATSBY_LETTERS_TABLE,
  decision: process.env.GATSBY_DECISIONS_TABLE,
}
