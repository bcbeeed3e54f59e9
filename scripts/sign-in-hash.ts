/**
 * Prints two variables for the shared sign-in password: `npm run --silent sign-in:hash -- <password>`.
 * GATSBY_SIGN_IN_PASSWORD_HASH of the site is the salted PBKDF2 hash, and SIGN_IN_PROOF_HASH of the sheet broker is the hash of the
 * proof that the site derives from the password (src/features/sign-in/checkPassword.ts).
 */
import { createHash, pbkdf2Sync, randomBytes } from "node:crypto"

/** OWASP Password Storage Cheat Sheet (2023): at least 600,000 iterations of PBKDF2 with SHA-256. */
const iterations = 600_000

const [password] = process.argv.slice(2)
if (!password) {
  console.error("The password is missing. Run: npm run --silent sign-in:hash -- <password>")
  process.exit(1)
}
const salt = randomBytes(16)
const derive = (usedSalt: Buffer) => pbkdf2Sync(password, usedSalt, iterations, 32, "sha256").toString("base64url")
const proof = derive(Buffer.concat([salt, Buffer.from("proof")]))
console.log(
  `GATSBY_SIGN_IN_PASSWORD_HASH=${["pbkdf2-sha256", iterations, salt.toString("base64url"), derive(salt)].join(":")}`,
)
console.log(`SIGN_IN_PROOF_HASH=${createHash("sha256").update(proof).digest("base64url")}`)
