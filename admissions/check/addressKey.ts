/** Returns what two spellings of an address have in common; empty without an address. */
export const addressKey = (email: unknown) =>
  typeof email === "string" ? email.normalize("NFC").trim().toLowerCase() : ""
