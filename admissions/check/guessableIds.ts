/** Finds ids that a person could guess: everybody who has an id can read its page. */
import { quote } from "../../messages/format"
import { errorsAt, joinMany, type Mistake } from "./mistake"
import { isPersonal } from "../../src/routes"
import { wordsOf } from "./names"
import type { TableRow } from "../sources/readTable"

const minDifferentCharacters = 8
/** A shorter word can be in a random id. */
const minWordLength = 5
/** Random ids differ in more positions than this. */
const maxSimilarPositions = 6

/** Returns why an id can be guessed, from itself or from the name in its row, or why the site cannot recognize it. */
export function guessableId(id: string, name: unknown): string | undefined {
  const text = id.toLowerCase()
  const different = new Set(text).size
  if (different < minDifferentCharacters)
    return (
      `the id ${quote(id)} has only ${different} different characters, so it can be guessed. ` +
      `Enter a random one, such as ${crypto.randomUUID()}.`
    )
  if (!isPersonal(`/${id}`))
    return (
      `the id ${quote(id)} looks like a word, so the site would not keep it secret if a link is mistyped. ` +
      `Enter a random one with digits, such as ${crypto.randomUUID()}.`
    )
  const word = wordsOf(name, minWordLength).find((part) => text.includes(part))
  return (
    word &&
    `the id ${quote(id)} contains ${quote(word)} from the name, so it can be guessed. Enter a random one, such as ${crypto.randomUUID()}.`
  )
}

/** Reports each id that is similar to another one, such as consecutive ones. */
export function similarIds(byId: ReadonlyMap<string, readonly TableRow[]>): readonly Mistake[] {
  const ids = [...byId].flatMap(([id, [row]]) => (row ? [{ text: id.toLowerCase(), place: row.place }] : []))
  const similar = ids.flatMap((one) => {
    const other = ids.find((candidate) => candidate !== one && isSimilar(one.text, candidate.text))
    return other ? [{ ...one, other }] : []
  })
  return joinMany(
    similar.flatMap(({ place, other }) =>
      errorsAt(place, [
        `the id can be guessed, because it differs from that in ${other.place} in few characters. ` +
          `Enter a random one, such as ${crypto.randomUUID()}.`,
      ]),
    ),
  )
}

function isSimilar(one: string, other: string): boolean {
  let different = Math.abs(one.length - other.length)
  const length = Math.min(one.length, other.length)
  for (let index = 0; index < length && different <= maxSimilarPositions; index += 1)
    if (one.charCodeAt(index) !== other.charCodeAt(index)) different += 1
  return different <= maxSimilarPositions
}
