import { databaseFailure, notReleased, recordsPage, unavailable, type FunctionResponse } from "./responses.ts"
import { shareStatements } from "./shareStatements.ts"
import type { Store } from "./store.ts"

/** Milliseconds after which a page asks again if nothing is published yet: a person has to publish first. */
const unpublishedRetryAfter = 300_000

/** Creates the function that looks up one record with a SELECT, which lookups share. It never rejects. */
export function createLookup(store: Pick<Store, "findRecords">, report: (error: unknown) => void) {
  const find = shareStatements(store.findRecords)

  /** @param kind of the requested table */
  return async (kind: string, uuid: string): Promise<FunctionResponse> => {
    try {
      const state = await find(uuid)
      if (!state?.isPublished) return unavailable(unpublishedRetryAfter)
      const { record } = state
      // The same for every table, so that a visitor does not learn the kind before the release.
      if (record && !record.isReleased) return notReleased(record.releaseAt)
      return record?.kind === kind ? recordsPage({ uuid, name: record.name }) : recordsPage()
    } catch (error) {
      report(error)
      return databaseFailure(error)
    }
  }
}
