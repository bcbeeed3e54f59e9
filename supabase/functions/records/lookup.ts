import { databaseFailure, notReleased, recordsPage, unavailable, type BrokerResponse } from "./responses.ts"
import type { Settings } from "./settings.ts"
import { shareStatements } from "./shareStatements.ts"
import type { MirrorState, Store } from "./store.ts"

interface Dependencies {
  store: Pick<Store, "read">
  settings: Settings
  /** Age of the mirror at which a lookup starts a sync, in milliseconds. */
  maxAge: number
  /** Starts a sync in the background, unless this worker already runs one. */
  startSync: () => void
  report: (error: unknown) => void
}

/**
 * Creates the function that looks up one record with a SELECT. It sends no request to the table, takes at most twice the timeout of
 * a statement, and never rejects.
 */
export function createLookup({ store, settings, maxAge, startSync, report }: Dependencies) {
  const read = shareStatements(store.read)
  const { syncRetryAfter, correctionRetryAfter } = settings

  return async (table: string, uuid: string): Promise<BrokerResponse> => {
    try {
      const state = await read({ table, uuid })
      if (state) return responseTo(state, uuid)
    } catch (error) {
      report(error)
      return databaseFailure(error, syncRetryAfter)
    }
    return unavailable(syncRetryAfter)
  }

  function responseTo(
    { kind, name, releaseAt, isEmpty, isRunning, isCurrent, pause, ...state }: MirrorState,
    uuid: string,
  ) {
    const age = state.age ?? Infinity
    if ((age >= maxAge || !isCurrent) && !isRunning && pause <= 0) startSync()
    if (kind !== "absent" && (state.age === null || age < settings.recordTtl)) {
      if (kind === "duplicate") return unavailable(correctionRetryAfter)
      return kind === "closed" && releaseAt !== null ? notReleased(releaseAt) : recordsPage({ uuid, name })
    }
    if (isEmpty) return unavailable(correctionRetryAfter)
    if (kind === "absent" && age < settings.absenceTtl) return recordsPage()
    return unavailable(isRunning ? syncRetryAfter : Math.max(syncRetryAfter, pause))
  }
}
