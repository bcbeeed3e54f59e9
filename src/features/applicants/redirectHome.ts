import { navigate } from "gatsby"
import { isInstant } from "../../lib/isInstant"
import type { PersonalKind } from "../../routes"

const reasons = ["missingId", "notFound", "notReleased", "failed"] as const

/** A personal page that redirected the visitor to the home page. */
export interface EndedLookup {
  /** `missingId`: the URL has no id. The others are outcomes of the lookup. */
  reason: (typeof reasons)[number]
  /** Instant of the release, for `notReleased` (RFC 3339). */
  releaseAt?: string
  /**
   * The service says that it is not released, but the clock of this device is past the instant: it cannot say when that
   * comes.
   */
  isClockAhead?: boolean
  /** Path of the personal page; undefined after a reload. */
  path?: string
}

/** In memory only: third-party scripts on the home page could read the path from the history state. */
let lastPath: string | undefined
/** In memory only, because a reload may be hours later. */
let wasClockAhead = false

interface Ended extends Omit<EndedLookup, "path" | "isClockAhead"> {
  /** Only for the log. The home page must not show which kind of page it was. */
  page: PersonalKind
}

/**
 * Replaces a personal page with the home page, which shows the reason. Logs a missing id; `useApplicant` logs the other
 * reasons.
 */
export function redirectHome({ page, ...endedLookup }: Ended): void {
  if (endedLookup.reason === "missingId") console.error(`The address of a ${page} page has no id.`)
  lastPath = window.location.pathname
  wasClockAhead = Date.parse(endedLookup.releaseAt ?? "") <= Date.now()
  void navigate("/", { replace: true, state: { endedLookup } })
}

/** Returns the lookup that redirected to the current page, if any. */
export function endedLookupOf(state: unknown): EndedLookup | undefined {
  const { endedLookup } = (state ?? {}) as { endedLookup?: Partial<Record<keyof EndedLookup, unknown>> | null }
  const reason = reasons.find((one) => one === endedLookup?.reason)
  if (!reason) return undefined
  const releaseAt = endedLookup?.releaseAt
  if (reason === "notReleased" && !isInstant(releaseAt)) return undefined
  return {
    reason,
    ...(isInstant(releaseAt) && { releaseAt }),
    ...(wasClockAhead && { isClockAhead: true }),
    ...(lastPath !== undefined && { path: lastPath }),
  }
}
