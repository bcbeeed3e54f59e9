/** `impossible` means no Web Crypto, or a malformed hash. */
export type PasswordCheck = "right" | "wrong" | "impossible"

/**
 * Compares a password with a salted hash. Takes some tenths of a second, so that guessing is slow.
 * @param hash `pbkdf2-sha256:<iterations>:<salt>:<hash>`, salt and hash in base64url, from scripts/sign-in-hash.ts
 * @param subtle undefined on a page without HTTPS
 */
export async function checkPassword(
  password: string,
  hash: string,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<PasswordCheck> {
  const [, iterations, salt, expected] = /^pbkdf2-sha256:(\d+):([\w-]+):([\w-]+)$/.exec(hash) ?? []
  if (!subtle || !iterations || !salt || !expected) return "impossible"
  try {
    const expectedBytes = decodeBase64url(expected)
    const key = await subtle.importKey("raw", new TextEncoder().encode(password), "PBKDF2", false, ["deriveBits"])
    const derivedBits = await subtle.deriveBits(
      { name: "PBKDF2", hash: "SHA-256", salt: decodeBase64url(salt), iterations: Number(iterations) },
      key,
      expectedBytes.length * 8,
    )
    const derivedBytes = new Uint8Array(derivedBits)
    return expectedBytes.every((byte, index) => byte === derivedBytes[index]) ? "right" : "wrong"
  } catch {
    return "impossible"
  }
}

/** @throws DOMException if the text is not base64url */
function decodeBase64url(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
