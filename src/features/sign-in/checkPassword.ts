import { parsePasswordHash } from "../../passwordHashFormat"

/** `impossible` means no Web Crypto, or a malformed hash. */
export type PasswordCheck = "right" | "wrong" | "impossible"

/** Removes the spaces at the ends, which a password that is pasted often has. Also used where a password is set. */
export function normalizePassword(password: string): string {
  return password.trim()
}

/**
 * Compares a password with a salted hash. Takes some tenths of a second, so that guessing is slow.
 * @param hash in the format of src/passwordHashFormat.ts
 */
export async function checkPassword(password: string, hash: string): Promise<PasswordCheck> {
  const derived = await derive(password, hash, "")
  if (!derived) return "impossible"
  return hash.endsWith(`:${derived}`) ? "right" : "wrong"
}

/**
 * Derives what the admissions function accepts as a proof of the password. It takes as long as the check. Another salt
 * than the hash's makes it independent of the hash, which is public.
 * @param hash as above; the proof depends only on its salt and its number of iterations
 * @returns the proof in base64url; empty if no check is possible either
 */
export function deriveProof(password: string, hash: string): Promise<string> {
  return derive(password, hash, "proof")
}

/**
 * Derives 32 bytes from a password with the salt and the iterations of a hash.
 * @param suffix added to the salt
 * @returns base64url; empty for a malformed hash, and without Web Crypto, as on a page without HTTPS
 */
async function derive(password: string, hash: string, suffix: string): Promise<string> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  const parsed = parsePasswordHash(hash)
  if (!subtle || !parsed) return ""
  const encoder = new TextEncoder()
  try {
    const salt = Uint8Array.from([...decodeBase64url(parsed.salt), ...encoder.encode(suffix)])
    const key = await subtle.importKey("raw", encoder.encode(normalizePassword(password)), "PBKDF2", false, [
      "deriveBits",
    ])
    const algorithm = { name: "PBKDF2", hash: "SHA-256", salt, iterations: parsed.iterations }
    return encodeBase64url(new Uint8Array(await subtle.deriveBits(algorithm, key, 256)))
  } catch {
    return ""
  }
}

/** @throws DOMException if the text is not base64url */
function decodeBase64url(base64url: string): Uint8Array {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function encodeBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")
}
