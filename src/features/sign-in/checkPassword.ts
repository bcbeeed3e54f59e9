/** `impossible` means no Web Crypto, or a malformed hash. */
export type PasswordCheck = "right" | "wrong" | "impossible"

/** Removes the spaces at the ends, which a password that is pasted often has. */
export function trimPassword(password: string): string {
  return password.trim()
}

/**
 * Compares a password with a salted hash. Takes some tenths of a second, so that guessing is slow.
 * @param hash `pbkdf2-sha256:<iterations>:<salt>:<hash>`, salt and hash in base64url, from scripts/sign-in-hash.ts
 */
export async function checkPassword(password: string, hash: string): Promise<PasswordCheck> {
  const subtle = subtleCrypto()
  const [, iterations, salt, expected] = parseHash(hash)
  if (!subtle || !iterations || !salt || !expected) return "impossible"
  try {
    const expectedBytes = decodeBase64url(expected)
    const derivedBytes = await derive(subtle, password, decodeBase64url(salt), Number(iterations), expectedBytes.length)
    return expectedBytes.every((byte, index) => byte === derivedBytes[index]) ? "right" : "wrong"
  } catch {
    return "impossible"
  }
}

/**
 * Derives what the sheet broker accepts as a proof of the password. It takes as long as the check. Another salt than the hash's
 * makes it independent of the hash, which is public.
 * @param hash as above; the proof depends only on its salt and its number of iterations
 * @returns the proof in base64url; empty if no check is possible either
 */
export async function deriveProof(password: string, hash: string): Promise<string> {
  const subtle = subtleCrypto()
  const [, iterations, salt] = parseHash(hash)
  if (!subtle || !iterations || !salt) return ""
  try {
    const proofSalt = Uint8Array.from([...decodeBase64url(salt), ...new TextEncoder().encode("proof")])
    return encodeBase64url(await derive(subtle, password, proofSalt, Number(iterations), 32))
  } catch {
    return ""
  }
}

/** Returns undefined on a page without HTTPS. */
function subtleCrypto(): SubtleCrypto | undefined {
  return globalThis.crypto?.subtle
}

function parseHash(hash: string): readonly (string | undefined)[] {
  return /^pbkdf2-sha256:(\d+):([\w-]+):([\w-]+)$/.exec(hash) ?? []
}

async function derive(
  subtle: SubtleCrypto,
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
  length: number,
): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(trimPassword(password))
  const key = await subtle.importKey("raw", bytes, "PBKDF2", false, ["deriveBits"])
  return new Uint8Array(await subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations }, key, length * 8))
}

/** @throws DOMException if the text is not base64url */
function decodeBase64url(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function encodeBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")
}
