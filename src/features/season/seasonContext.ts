import { createContext, useContext } from "react"
import { seasonAt, type Season } from "../../season"

/** Anchor of the newsletter, which is in the footer of every page with a link to it. */
export const newsletterAnchor = "#footer-newsletter"

interface SeasonContent {
  readonly season: Season
  /** The state at the build. No page needs space for the texts of an earlier one. */
  readonly built: Season
  readonly texts: Queries.ApplicationsTextFieldsFragment
  /** Day of the build, for visitors without JavaScript. */
  readonly builtOn: string
}

/** The standard layout provides it. Without dates, all applications are open. */
export const SeasonContext = createContext<SeasonContent>({
  season: seasonAt([], 0),
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
export const useSeason = () => useContext(SeasonContext)
