import { createContext, useContext } from "react"
import { roundState, seasonAt, type RoundState, type Season } from "../../season"

interface SeasonContent {
  readonly season: Season
  /**
   * The last change of the season that has passed, in milliseconds since 1970: not the time. For other instants, use
   * `useLatestPast`.
   */
  readonly lastChange: number
  /** The state at the build. No page needs space for the texts of an earlier one. */
  readonly built: Season
  readonly texts: Queries.ApplicationsTextFieldsFragment
  /** Day of the build, for visitors without JavaScript. */
  readonly builtOn: string
}

/** Each layout provides it. Without a layout, as without dates, all applications are open. */
export const SeasonContext = createContext<SeasonContent>({
  season: seasonAt([], 0),
  lastChange: 0,
  built: seasonAt([], 0),
  texts: {
    closing: null,
    closed: "",
    ended: "",
    nextProgram: null,
    before: "",
    after: "",
    notRead: "",
    next: null,
    newsletter: "",
  },
  builtOn: "",
})

/**
 * Returns the state of the applications: in prerendered HTML and while React hydrates it at the build, then by the
 * visitor's clock.
 */
export const useSeason = (): Omit<SeasonContent, "lastChange"> => useContext(SeasonContext)

/**
 * Returns a function that returns the state of a round. Its parameter is the instant at which the round closes
 * (RFC 3339).
 */
export function useRoundState(): (closesAt: string) => RoundState {
  const { lastChange } = useContext(SeasonContext)
  return (closesAt) => roundState(closesAt, lastChange)
}
