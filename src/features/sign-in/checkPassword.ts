/** `impossible`: no Web Crypto here, or a hash that cannot be read. */
export type Verdict = "right" | "wrong" | "impossible"

/**
 * Compares a password with the salted, slow hash that the site was built with. Takes a few tenths of a second on purpose.
 * @param hash `pbkdf2-sha256:<rounds>:<salt>:<hash>`, both in base64url; scripts/sign-in-hash.ts makes it
 * @param subtle is missing where the page came without https
 */
export async function checkPassword(
  password: string,
  hash: string,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<Verdict> {
  const [, rounds, salt, expected] = /^pbkdf2-sha256:(\d+):([\w-]+):([\w-]+)$/.exec(hash) ?? []
  if (!subtle || !rounds || !salt || !expected) return "impossible"
  try {
    const wanted = bytesOf(expected)
    const key = await subtle.importKey("raw", new TextEncoder().encode(password), "PBKDF2", false, ["deriveBits"])
    const derived = await subtle.deriveBits(
      { name: "PBKDF2", hash: "SHA-256", salt: bytesOf(salt), iterations: Number(rounds) },
      key,
      wanted.length * 8,
    )
    const found = new Uint8Array(derived)
    return wanted.every((byte, index) => byte === found[index]) ? "right" : "wrong"
  } catch {
    return "impossible"
  }
}

/** @throws DOMException where it is no base64url */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
