import { createContext } from "react"

/** What the site says about applications that are closed. */
export interface Applications {
  /** The word beside a deadline that has passed. */
  readonly closed: string
  /** Instant after which all applications are closed; undefined if content has no dates. */
  readonly closesAt: string | undefined
  /** Shown beside the links to applications when they are closed, with a link to the newsletter. */
  readonly after: string
  readonly newsletter: string
  /** Replaces both texts: when the next applications open. */
  readonly next?: string | null
}

/** Pages without the standard layout have no links to applications. */
export const ApplicationsContext = createContext<Applications>({
  closed: "",
  closesAt: undefined,
  after: "",
  newsletter: "",
})
