const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Returns a UUID in small letters, because its case has no meaning (RFC 9562, section 4), and any other id unchanged.
 */
export function foldUuid(id: string): string {
  return uuidPattern.test(id) ? id.toLowerCase() : id
}
