/** Reads the environment variables of the functions. Every error names the variable, and contains no value. */

/** @throws Error if a variable is missing or does not match the pattern */
export function requireVariable(name: string, pattern = /^[!-~]+$/): string {
  const value = Deno.env.get(name)?.trim() ?? ""
  if (pattern.test(value)) return value
  throw new Error(`${name} is ${value ? "malformed" : "not set"}: see supabase/functions/*/README.md.`)
}

/** Returns a URL without a slash at its end. */
export const requireUrl = (name: string) => requireVariable(name, /^https?:\/\/\S+$/).replace(/\/+$/, "")

/** Returns the items of a variable that are separated by commas. */
export const requireList = (name: string, pattern = /[^,\s]/) =>
  requireVariable(name, pattern)
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean)

const originPattern = String.raw`https?:\/\/[^/?#,\s]+\/?`
/** Returns origins as browsers send them, without a slash at the end. */
export const requireOrigins = (name: string) =>
  requireList(name, new RegExp(`^${originPattern}(\\s*,\\s*${originPattern})*$`)).map((item) => new URL(item).origin)
