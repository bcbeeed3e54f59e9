/**
 * Prints the salted PBKDF2 hash of the shared sign-in password: `npm run --silent sign-in:hash -- <password>`.
 * Set GATSBY_SIGN_IN_PASSWORD_HASH to the printed line.
 */
import { pbkdf2Sync, randomBytes } from "node:crypto"

/** OWASP Password Storage Cheat Sheet (2023): at least 600,000 iterations of PBKDF2 with SHA-256. */
const iterations = 600_000

const [password] = process.argv.slice(2)
if (!password) {
  console.error("The password is missing. Run: npm run --silent sign-in:hash -- <password>")
  process.exit(1)
}
const salt = randomBytes(16)
const hash = pbkdf2Sync(password, salt, iterations, 32, "sha256")
console.log(["pbkdf2-sha256", iterations, salt.toString("base64url"), hash.toString("base64url")].join(":"))
