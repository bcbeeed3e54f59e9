/** The hash of the shared sign-in password: `pbkdf2-sha256:<iterations>:<salt>:<key>`, salt and key in base64url. */
const algorithm = "pbkdf2-sha256"

/** Of a new hash. OWASP Password Storage Cheat Sheet (2023): at least 600,000 iterations of PBKDF2 with SHA-256. */
export const passwordIterations = 600_000

/** With fewer iterations, passwords can be tried fast. */
export const leastPasswordIterations = 100_000

/** The beginning of a new hash. */
export const passwordHashStart = `${algorithm}:${passwordIterations}:`

/** Of the password in local-services/spreadsheet/sampleSheet.ts, which is public. A copy is in the CI workflow. */
export const publishedPasswordHash =
  "pbkdf2-sha256:600000:_9GSvzjBs7YQZDcH8zuBww:BM6BEOFkR7G8PcRhlQ50N91EoYYSfJyU7ei2h3EixMs"

export const formatPasswordHash = (iterations: number, salt: string, key: string) =>
  `${algorithm}:${iterations}:${salt}:${key}`

/** Returns undefined for a malformed hash. */
export function parsePasswordHash(hash: string) {
  const [, iterations, salt, key] = new RegExp(`^${algorithm}:([1-9]\\d*):([\\w-]+):([\\w-]+)$`).exec(hash) ?? []
  return iterations && salt && key ? { iterations: Number(iterations), salt, key } : undefined
}

/** Whether a hash is whole, with enough iterations for a site. A key of SHA-256 has 43 characters. */
export function isPasswordHash(text: string): boolean {
  const hash = parsePasswordHash(text)
  return hash?.key.length === 43 && hash.iterations >= leastPasswordIterations
}
