import { groupBy } from "../groupBy"
import type { PublishedRecord } from "../../supabase/functions/admissions/publication"
import { addressKey } from "../check/addressKey"
import { nameKey } from "../check/names"
import type { Pair } from "./notes"

type Person = Pick<PublishedRecord, "name" | "email">

/** Matches the published rows with the new ones: by their ids, and the others by `pairPeople`. */
export function matchPeople<Row extends Person>(
  before: readonly Row[],
  after: readonly Row[],
  idOf: (row: Row) => string,
) {
  const beforeById = new Map(before.map((row) => [idOf(row), row]))
  const afterById = new Map(after.map((row) => [idOf(row), row]))
  const withoutNext = before.filter((row) => !afterById.has(idOf(row)))
  const withoutOld = after.filter((row) => !beforeById.has(idOf(row)))
  const paired = pairPeople(withoutNext, withoutOld)
  const inPairs = new Set(paired.flatMap(({ old, next }) => [old, next]))
  return {
    removed: withoutNext.filter((row) => !inPairs.has(row)),
    added: withoutOld.filter((row) => !inPairs.has(row)),
    /** People who have another id now. */
    paired,
    /** People who have the same id. */
    kept: before.flatMap((old) => {
      const next = afterById.get(idOf(old))
      return next ? [{ old, next }] : []
    }),
  }
}

/**
 * Finds people who have another id now: with the same address, or the same name if only one person has it on each side.
 */
function pairPeople<Row extends Person>(removed: readonly Row[], added: readonly Row[]): Pair<Row>[] {
  const pairs: Pair<Row>[] = []
  const paired = new Set<Row>()
  for (const keyOf of [({ email }: Row) => addressKey(email), ({ name }: Row) => nameKey(name)]) {
    const [olds, nexts] = [removed, added].map((rows) =>
      groupBy(
        rows.filter((row) => !paired.has(row)),
        keyOf,
      ),
    )
    for (const [key, [old, ...otherOlds]] of olds ?? []) {
      const [next, ...otherNexts] = nexts?.get(key) ?? []
      if (!old || !next || otherOlds.length + otherNexts.length > 0) continue
      pairs.push({ old, next })
      paired.add(old).add(next)
    }
  }
  return pairs
}
