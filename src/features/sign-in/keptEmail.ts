import { storageEntry } from "../../lib/browserStorage"

const entry = storageEntry("sessionStorage", "blast_sign_in_email")

/** Keeps the typed email address for the next page load. */
export function keepEmail(typed: string): void {
  entry.write(typed)
}

/**
 * Returns the email address from before the page load, and deletes it: the next user of a shared computer must not find
 * it.
 */
export function takeEmail(): string {
  const email = entry.read()
  entry.write("")
  return email
}
