import { storageEntry } from "../../lib/browserStorage"

/** The name is from the specification. */
const subscribed = storageEntry("localStorage", "blast_subscribed")
const popupClosed = storageEntry("sessionStorage", "blast_popup_closed")
const draft = storageEntry("sessionStorage", "blast_newsletter_draft")

/** Replaces blocked storage until the next page load. */
let isPopupClosedInMemory = false

/** Returns whether this browser has subscribed, or the popup was closed in this tab. */
export const isPopupDismissed = () => isPopupClosedInMemory || subscribed.read() !== "" || popupClosed.read() !== ""

/** Marks this browser as subscribed, so that the popup does not open any more. */
export function markSubscribed(): void {
  subscribed.write("true")
  markPopupClosed()
}

export function markPopupClosed(): void {
  isPopupClosedInMemory = !popupClosed.write("true")
}

/** Returns the address that was typed but not subscribed, so that a reload does not lose it. */
export const readDraft = () => draft.read()

export const saveDraft = (typed: string) => void draft.write(typed)
