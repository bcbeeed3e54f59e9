import { readStorage, writeStorage } from "../../lib/browserStorage"

/** The name is from the specification. */
const subscribedKey = "blast_subscribed"
const popupClosedKey = "blast_popup_closed"
const draftKey = "blast_newsletter_draft"

/** Replaces blocked storage until the next page load. */
let isPopupClosedInMemory = false

/** Returns whether this browser has subscribed, or the popup was closed in this tab. */
export const isPopupDismissed = () =>
  isPopupClosedInMemory ||
  readStorage("localStorage", subscribedKey) !== "" ||
  readStorage("sessionStorage", popupClosedKey) !== ""

/** Marks this browser as subscribed, which also closes the popup. */
export function markSubscribed(): void {
  writeStorage("localStorage", subscribedKey, "true")
  markPopupClosed()
}

export function markPopupClosed(): void {
  isPopupClosedInMemory = true
  writeStorage("sessionStorage", popupClosedKey, "true")
}

/** Returns the address that was typed but not subscribed, so that a reload does not lose it. */
export const readDraft = () => readStorage("sessionStorage", draftKey)

export const saveDraft = (typed: string) => void writeStorage("sessionStorage", draftKey, typed)
