import { createHash } from "node:crypto"

/**
 * Creates a function that checks the proof of the shared password: bytes that the site derives from the password, and
 * that the hash in the site's scripts does not reveal. It compares hashes, so its duration reveals nothing about the
 * proof.
 * @param proofHash SHA-256 of the proof in base64url, from `npm run deploy:services`
 * @throws Error if the hash is malformed
 */
export function createProofCheck(proofHash: string): (proof: string) => boolean {
  if (!/^[\w-]{43}$/.test(proofHash))
    throw new Error("SIGN_IN_PROOF_HASH is malformed: see supabase/functions/admissions/README.md.")
  return (proof) => createHash("sha256").update(proof).digest("base64url") === proofHash
}
