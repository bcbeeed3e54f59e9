import { z } from "zod"
import { personalRoutes, prerenderedPath } from "../../../src/routes"
import { group } from "./group"
import { wrongText } from "./rules"
import { heading, plainProse } from "./texts"

/**
 * Whether an address on another site has a host with a domain, unlike `https://example` and
 * `https://https://example.org`.
 */
const isWholeAddress = (value: string) =>
  !value.startsWith("https:") || (URL.canParse(value) && /^[^.]+(\.[^.]+)+$/.test(new URL(value).hostname))

/** The address of a letter, decision or commit page with the id of an applicant, on any site. */
const isOfOneApplicant = (value: string) =>
  personalRoutes.some((route) => value.includes(prerenderedPath(route))) && uuid.test(value)

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i

/**
 * A text that matches a pattern of addresses. A space in an address has a separate message, because the other does not
 * name it.
 */
const address = (pattern: RegExp, error: ReturnType<typeof wrongText>) =>
  z
    .string()
    .regex(/^(?!(https?:\/\/|\/|#|mailto:)\S*\s)/, "has a space in it. Remove it: addresses have no spaces.")
    .regex(pattern, error)
    .refine(
      (value) => !isOfOneApplicant(value),
      "is the address of the page of one applicant, which would publish it. Remove it, or link to a public page.",
    )
    .refine(isWholeAddress, "is not a complete address. Copy it from the browser's address bar.")

export const link = (description: string) =>
  address(
    /^(\/(?!\/)[^\s]*|mailto:(?:[^\s@]+@[^\s@]+|\{\{site\.email\}\})|https:\/\/[^\s]+)$/,
    wrongText(
      "is not a link.",
      'Use a page of this site such as "/research/", an anchor such as "/#faq", "mailto:…" or an address that starts with https://.',
    ),
  ).meta({ description, role: "link" })

export const externalUrl = (description: string) =>
  address(
    /^https:\/\/[^\s/]+[^\s]*$/,
    wrongText("is not an address on another site.", "It has to start with https://."),
  ).describe(description)

/** A URL on another site, or "pending" if it does not exist yet. */
export const addressOrPending = (description: string) =>
  address(
    /^(https:\/\/[^\s/]+[^\s]*|pending)$/,
    wrongText("is not an address.", 'Give one that starts with https://, or the word "pending".'),
  ).describe(description)

const linkItemShape = group("LinkItem", {
  label: heading("Text of the link.", 120),
  href: link("Address that the link leads to."),
})

export const linkItem = (description: string) => linkItemShape.describe(description)

const mailShape = group("Mail", {
  label: heading("Text of the link."),
  subject: heading("Subject of the email."),
  body: plainProse(
    "Text of the email. On the page of an applicant, the name follows it; on /parents/, the questions.",
  ).optional(),
})

/** A link that opens a prepared email to the address in `content/site.json`. */
export const mail = (description: string) => mailShape.describe(description)
