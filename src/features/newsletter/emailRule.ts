/** Returns the address in the form in which it is sent and stored. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

/**
 * Returns whether a text matches `^[^\s@]+@[^\s@]+\.[^\s@]+$`, the pattern of the specification. It does so in linear time;
 * the pattern takes minutes for some texts. supabase/migrations has the same rule for the table.
 */
export function isEmail(email: string): boolean {
  const [name, domain, ...more] = email.split("@")
  if (!name || !domain || more.length > 0 || /\s/.test(email)) return false
  const dot = domain.indexOf(".", 1)
  return dot > 0 && dot < domain.length - 1
}
