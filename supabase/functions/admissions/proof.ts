import { createHash } from "node:crypto"

/**
 * Creates a function that checks the proof of the shared password: bytes that the site derives from the password, and
 * that the hash in the site's scripts does not reveal. It compares hashes, so its duration reveals nothing about the
 * proof.
 * @param proofHash SHA-256 of the proof in base64url, from `npm run deploy:services`
 */
export function createProofCheck(proofHash: string): (proof: string) => boolean {
  return (proof) => createHash("sha256").update(proof).digest("base64url") === proofHash
}
