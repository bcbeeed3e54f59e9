/**
 * Reads the applicant's id. The source of each function is also part of an inline script (earlyLookup.ts), so a
 * function must not use anything from this module.
 */

/**
 * Returns the decoded id in the path of a personal page.
 * @param pathname as in `location.pathname`, such as `/letter/8f14e45f/`
 * @returns undefined if the id is missing or cannot be decoded
 */
export function userIdOf(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.split("/")[2] ?? "") || undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the path in the browser's encoding. Gatsby's `location.pathname` encodes reserved characters twice: "%26"
 * becomes "%2526" (observed with 5.16.1). In prerendered pages, Gatsby's location has no `href`.
 */
export function pathnameOf({ href, pathname }: { href?: string; pathname: string }): string {
  return href ? new URL(href).pathname : pathname
}

/**
 * Returns the id for the records table: without the dots that mail programs add to links (specification, section 5). A
 * UUID is returned in small letters, because its case has no meaning (RFC 9562, section 4), without what mail programs
 * and copies of a link add: spaces and punctuation around it and what follows them, line breaks in it (with "=" in
 * quoted-printable encoding, RFC 2045), "3D" before it (an encoded "="), and ".html" or a second copy behind it. A text
 * with several different UUIDs is no UUID. Other ids keep their case and their characters.
 * @param userId the id in the URL, or that of a record
 * @returns undefined if the rest is empty or too long
 */
export function uuidOf(userId: string | undefined): string | undefined {
  // A UUID has 36 characters. A much longer id is not sent.
  const maxIdLength = 300
  const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
  const id = userId?.replaceAll(".", "") ?? ""
  const withoutLineBreaks = id.replace(/[=\s]+/g, "")
  for (const text of [id, withoutLineBreaks]) {
    const [first = "", ...others] = text
      .toLowerCase()
      .split(/[^\w-]+/)
      .map((word) => word.replace(/^[-_]+|[-_]+$/g, ""))
      .map((word) => word.replace(/^3d(?=[\da-f]{8}-)/, "").replace(/html?$/, ""))
      .map((word) => word.replace(/^(.{36})\1$/, "$1"))
      .filter(Boolean)
    const isOnlyOne = others.every((word) => word === first || !uuid.test(word))
    if (uuid.test(first) && isOnlyOne) return first
  }
  return id && id.length <= maxIdLength ? id : undefined
}
