/** Sentences about another person whom a change may mix up with its own. */
import type { PublishedRecord } from "../../supabase/functions/admissions/publication"
import { hasNames, lettersOf, namesIn } from "../check/comparePeople"
import { groupBy, nameKey } from "../check/names"
import { addressKey } from "../check/addressKey"

/** A person before and after. */
export interface Pair<Row> {
  old: Row
  next: Row
}

/** Returns the function that names another person with the same name: one of two such people is easily taken for the other. */
export function findSameNames(before: readonly PublishedRecord[], after: readonly PublishedRecord[]) {
  const people = groupBy([...before, ...after], ({ name }) => nameKey(name))
  return ({ uuid, name, email }: PublishedRecord): string | undefined => {
    const other = people.get(nameKey(name))?.find((row) => row.uuid !== uuid && row.email !== email)
    if (!other) return undefined
    return `Another person has the same name: this one has ${addressIn(email)}, the ${other.kind} has ${addressIn(other.email)}.`
  }
}

const addressIn = (email: string | null) => (email === null ? "no address" : `the address ${email}`)

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

/** Returns the function that says whether another person had the new address of a person, or has a name that is in it. */
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
