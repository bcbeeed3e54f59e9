/** Reads the environment variables of the function. Every error names the variable, and contains no value. */

/** @throws Error if a variable is missing or does not match the pattern */
export function requireVariable(name: string, pattern = /^[!-~]+$/): string {
  const value = Deno.env.get(name)?.trim() ?? ""
  if (pattern.test(value)) return value
  throw new Error(`${name} is ${value ? "malformed" : "not set"}: see supabase/functions/admissions/README.md.`)
}

const originPattern = String.raw`https?:\/\/[^/?#,\s]+\/?`
/** Returns origins as browsers send them, without a slash at the end. */
export const requireOrigins = (name: string) =>
  requireVariable(name, new RegExp(`^${originPattern}(\\s*,\\s*${originPattern})*$`))
    .split(",")
    .map((item) => new URL(item.trim()).origin)
