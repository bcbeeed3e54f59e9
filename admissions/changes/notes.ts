/** Sentences about another person whom a change may mix up with its own. */
import { groupBy } from "../groupBy"
import type { PublishedRecord, Withdrawal } from "../../supabase/functions/admissions/publication"
import { hasNames, lettersOf, namesIn } from "../check/comparePeople"
import { nameKey, wordsOf } from "../check/names"
import { addressKey } from "../check/addressKey"
import { differenceOfKeys } from "./renaming"

/** A person before and after. */
export interface Pair<Row> {
  old: Row
  next: Row
}

/**
 * Returns the function that names another person with the same name: one of two such people is easily taken for the
 * other.
 */
export function findSameNames(
  pairs: readonly Pair<PublishedRecord>[],
  before: readonly PublishedRecord[],
  after: readonly PublishedRecord[],
) {
  const people = groupBy([...before, ...after], ({ name }) => nameKey(name))
  const nextOf = new Map(pairs.map(({ old, next }) => [old, next]))
  return (old: PublishedRecord): string | undefined => {
    const isOther = (row: PublishedRecord) => row.uuid !== old.uuid && row.uuid !== nextOf.get(old)?.uuid
    const other = people.get(nameKey(old.name))?.find((row) => isOther(row) && !isSameAddress(row, old))
    return (
      other &&
      `Another person has the same name: this one has ${whoseIs(old)}, the ${other.kind} has ${whoseIs(other)}.`
    )
  }
}

const isSameAddress = (one: PublishedRecord, other: PublishedRecord) => one.email !== null && one.email === other.email

/** Returns what tells a person from another one with the same name. */
const whoseIs = ({ email, uuid }: PublishedRecord) => (email === null ? `the id ${uuid}` : `the address ${email}`)

/** Of the letters of two names, at most this part differs if one is probably a slip for the other. */
const maxSlip = 0.15

/**
 * Returns the function that names another person with nearly the same name as a person who is added: a second row of
 * one person, with another spelling or with "copy", or a new row of a person who was withdrawn.
 */
export function findSimilarNames(after: readonly PublishedRecord[], withdrawals: readonly Withdrawal[]) {
  const withdrawn = withdrawals.map(({ name }) => ({ uuid: "", name, kind: "withdrawn" }))
  const people = [...after, ...withdrawn].map((row) => ({ row, ...keysOf(row.name) }))
  const contains = (whole: readonly string[], part: readonly string[]) =>
    part.length > 1 && part.every((word) => whole.includes(word))
  return ({ uuid, name }: PublishedRecord): string | undefined => {
    const { key, inOrder, words } = keysOf(name)
    const found = people.find(
      (other) =>
        other.row.uuid !== uuid &&
        other.key !== key &&
        (contains(words, other.words) ||
          contains(other.words, words) ||
          isSlip(key, other.key) ||
          isSlip(inOrder, other.inOrder)),
    )
    return found && `${found.row.name} (${found.row.kind}) has nearly the same name. One person?`
  }
}

/** `inOrder`: a slip in the first letter of a word changes the order of the words in `key`. */
const keysOf = (name: string) => ({ key: nameKey(name), inOrder: wordsOf(name, 1).join(" "), words: wordsOf(name, 2) })

/** Whether the key of a name is probably a slip for another one. Compares the lengths first, which is fast. */
function isSlip(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length)
  return Math.abs(one.length - other.length) <= maxSlip * longest && differenceOfKeys(one, other) <= maxSlip
}

/** Returns the function that says whether another person has or had the new name of a person. */
export function findNamesakes<Row extends { name: string }>(
  pairs: readonly Pair<Row>[],
  before: readonly Row[],
  after: readonly Row[],
  idOf: (row: Row) => string,
) {
  const [had, have] = [before, after].map((rows) => groupBy(rows, ({ name }) => nameKey(name)))
  const nextOf = new Map(pairs.map(({ old, next }) => [old, next]))
  return (old: Row | undefined, next: Row): string | undefined => {
    const key = nameKey(next.name)
    if (old && nameKey(old.name) === key) return undefined
    const isOther = (row: Row) => idOf(row) !== idOf(next) && !(old && idOf(row) === idOf(old))
    const hadIt = had?.get(key)?.filter(isOther) ?? []
    if (old && hadIt.some((row) => nameKey(nextOf.get(row)?.name ?? "") === nameKey(old.name)))
      return "Two people exchange their names."
    if (hadIt.length > 0) return "Another person has or had this name."
    return have?.get(key)?.some(isOther) ? "Another person gets this name too." : undefined
  }
}

/**
 * Returns the function that says whether another person had the new address of a person, or has a name that is in it.
 */
export function findAddressOwners<Row extends Pick<PublishedRecord, "email" | "name">>(
  pairs: readonly Pair<Row>[],
  before: readonly Row[],
  after: readonly Row[],
) {
  const nextOf = new Map(pairs.map(({ old, next }) => [old, next]))
  const had = groupBy(before, ({ email }) => addressKey(email))
  const people = [...before, ...after].map((row) => ({ ...row, names: namesIn(row.name) }))
  return (old: Row, next: Row): string | undefined => {
    const owner = had.get(addressKey(next.email))?.find((row) => row !== old)
    if (owner && addressKey(nextOf.get(owner)?.email ?? null) === addressKey(old.email))
      return `${owner.name} and ${old.name} exchange their addresses.`
    if (owner && nameKey(owner.name) === nameKey(next.name))
      return "This was the address of another person with this name."
    if (owner) return `This was the address of ${owner.name}.`
    const letters = lettersOf(next.email ?? "")
    if ([old, next].some(({ name }) => hasNames(letters, namesIn(name)))) return undefined
    const named = people.find(({ names }) => hasNames(letters, names))
    return named && `The address has the name of ${named.name}.`
  }
}
