import { createContext } from "react"

/** Anchor of the newsletter, which is in the footer of every page with links to applications. */
export const newsletterAnchor = "#footer-newsletter"

export interface Applications {
  /** The word beside a deadline that has passed. */
  readonly closed: string
  /** Instant after which all applications are closed; undefined if no program has rounds. */
  readonly closesAt: string | undefined
  /** Shown when applications are closed, above a link to the newsletter. */
  readonly after: string
  readonly newsletter: string
  /** Replaces `after`: when the next applications open. */
  readonly next?: string | null
}

/** Pages without the standard layout have no links to applications. */
export const ApplicationsContext = createContext<Applications>({
  closed: "",
  closesAt: undefined,
  after: "",
  newsletter: "",
})
