/** What the newsletter remembers. Storage that is blocked or full counts as empty, and nothing breaks. */

/** Set for ever once this browser has subscribed; the name is the specification's. */
const subscribedFlag = "blast_subscribed"
/** Both are gone with the tab. */
const closedFlag = "blast_popup_closed"
const draftKey = "blast_newsletter_draft"

/** For a visit whose storage is blocked: holds until the page is loaded anew. */
let isClosedInMemory = false

/** Whether this browser has subscribed before. */
export function isSubscribed(): boolean {
  return read("localStorage", subscribedFlag) !== ""
}

/** Remembers that this browser has subscribed; the popup is done for this visit too. */
export function rememberSubscribed(): void {
  write("localStorage", subscribedFlag, "true")
  rememberPopupClosed()
}

/** Whether the popup was closed during this visit. */
export function isPopupClosed(): boolean {
  return isClosedInMemory || read("sessionStorage", closedFlag) !== ""
}

export function rememberPopupClosed(): void {
  isClosedInMemory = true
  write("sessionStorage", closedFlag, "true")
}

/** The address typed and not yet subscribed, so that a reload does not lose it. */
export function readDraft(): string {
  return read("sessionStorage", draftKey)
}

/** @param typed an empty text forgets the draft */
export function keepDraft(typed: string): void {
  write("sessionStorage", draftKey, typed)
}

type Kind = "localStorage" | "sessionStorage"

function read(kind: Kind, key: string): string {
  try {
    return window[kind].getItem(key) ?? ""
  } catch {
    return ""
  }
}

function write(kind: Kind, key: string, value: string): void {
  try {
    if (value) window[kind].setItem(key, value)
    else window[kind].removeItem(key)
  } catch {
    // Blocked or full: then it is not remembered.
  }
}
