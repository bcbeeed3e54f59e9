/**
 * Returns the address in lower case, without surrounding spaces and with composed characters (Unicode NFC), as the
 * table stores it.
 */
export function normalizeEmail(typed: string): string {
  return typed.trim().normalize("NFC").toLowerCase()
}

/**
 * Control, format and bidirectional characters, spaces, lone surrogates, and characters that surround an address in a
 * mail header; and beginnings that a spreadsheet reads as a formula. `@` at the beginning matches no address anyway. A
 * text, because Babel replaces the properties of a literal with all their characters, which every page would load.
 */
const deceptive = new RegExp('[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Z}<>"]|^[=+-]', "u")

/**
 * Returns whether a text matches `^[^\s@]+@[^\s@]+\.[^\s@]+$`, the basic pattern of the specification, and contains
 * nothing that could deceive a reader or a spreadsheet. Runs in linear time: the pattern itself takes minutes for some
 * texts. supabase/migrations has the same rule for the table.
 */
export function isEmail(email: string): boolean {
  const [name, domain, ...more] = email.split("@")
  if (!name || !domain || more.length > 0 || deceptive.test(email) || /\s/.test(email)) return false
  const dot = domain.indexOf(".", 1)
  return dot > 0 && dot < domain.length - 1
}
