/**
 * The one spelling in which an address is sent and stored.
 * @param typed what somebody typed, spaces around it and capitals included
 */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

/**
 * The specification's basic pattern: text without spaces, one @, a domain with a dot. It says what
 * `^[^\s@]+@[^\s@]+\.[^\s@]+$` says, in one pass however long the text is; that expression takes minutes for some.
 * supabase/migrations holds the same rule for the table.
 */
export function isEmail(email: string): boolean {
  const [name, domain, ...more] = email.split("@")
  if (!name || !domain || more.length > 0 || /\s/.test(email)) return false
  const dot = domain.indexOf(".", 1)
  return dot > 0 && dot < domain.length - 1
}
