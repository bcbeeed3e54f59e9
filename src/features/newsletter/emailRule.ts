/** Returns the address in lower case and without surrounding spaces, as the table stores it. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

/**
 * Returns whether a text matches `^[^\s@]+@[^\s@]+\.[^\s@]+$`, the basic pattern of the specification. Runs in linear time: the
 * regular expression takes minutes for some texts. supabase/migrations has the same rule for the table.
 */
export function isEmail(email: string): boolean {
  const [name, domain, ...more] = email.split("@")
  if (!name || !domain || more.length > 0 || /\s/.test(email)) return false
  const dot = domain.indexOf(".", 1)
  return dot > 0 && dot < domain.length - 1
}
