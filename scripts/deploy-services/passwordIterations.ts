/** OWASP Password Storage Cheat Sheet (2023): at least 600,000 iterations of PBKDF2 with SHA-256. */
export const passwordIterations = 600_000
