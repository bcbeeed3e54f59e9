/** Ids are UUIDs of 36 characters; what is far longer is none and is not sent. */
const longestId = 300

/**
 * The id that stands in the address of a personal page, as text.
 * @param pathname as in `location.pathname`: `/letter/8f14e45f/`
 * @returns undefined where there is none, or none that can be read
 */
export function userIdOf(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.split("/")[2] ?? "") || undefined
  } catch {
    return undefined
  }
}

/**
 * The id as the table knows it: without the dots that mail programs add to the end of an address (specification, section 5).
 * @returns undefined where nothing is left to look for, or where it cannot be an id
 */
export function uuidOf(userId: string | undefined): string | undefined {
  const uuid = userId?.replaceAll(".", "")
  return uuid && uuid.length <= longestId ? uuid : undefined
}
