import path from "node:path"
import { parseEnv } from "node:util"
import { cleanValue, secret, slipIn } from "../supabase/functions/admissions/variableSlips"

/** The file of public variables. Its whole text is also a variable at GitHub, which people with access can read. */
const publicFile = ".env.production"

/** Names that the function and the staff have, and those of secrets of other programs. */
const secretName = /^(RECORDS|SUPABASE|CHECK|SHEET|SIGN_IN)_|SECRET|SERVICE_ROLE|(PASSWORD|TOKEN)$/

/**
 * Returns what is wrong with each line of the public file that has a secret by its name or its value, or a name without
 * its beginning.
 * @param publicNames variables that `readEnvironment` checks
 */
export function secretLines(file: string, text: string, publicNames: readonly string[]): string[] {
  if (path.basename(file) !== publicFile) return []
  return text.split("\n").flatMap((line, index) => {
    const [[name, value] = ["", ""]] = Object.entries(parseEnv(line.trim()))
    if (!value || publicNames.includes(name)) return []
    const isSecret = slipIn(name, cleanValue(value))?.includes(secret) ?? false
    const publicName = `GATSBY_${name.toUpperCase()}`
    if (!isSecret && publicNames.includes(publicName))
      return [`${index + 1}: ${name} has no effect. Its name is ${publicName}.`]
    if (!isSecret && !secretName.test(name)) return []
    return [
      `${index + 1}: ${name} is not public. Remove this line, or move it to .env.services (of the function) or .env.staff.`,
    ]
  })
}
