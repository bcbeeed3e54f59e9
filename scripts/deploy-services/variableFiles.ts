/** The two files of variables: public ones of the site, and those of the function, of which some are secret. */
import { readFileSync, writeFileSync } from "node:fs"
import type { Variables } from "../../environment"

export const siteFile = ".env.production"
/** Git ignores it. */
export const functionFile = ".env.services"

const functionTitle = `# Variables of the admissions function, some secret: do not mail this file. "npm run deploy:services" writes it, and keeps lines
# that you add, such as RECORDS_DB_URL (supabase/functions/admissions/README.md). Those that ${siteFile} has too, change there.
`

/** Sets variables in the file of the site, and keeps its other lines. */
export function writeSiteFile(variables: Variables): void {
  writeFileSync(siteFile, setVariables(readFileSync(siteFile, "utf8"), variables))
}

/** Writes the whole file of the function. Only its owner may read it. */
export function writeFunctionFile(variables: Variables): void {
  writeFileSync(functionFile, setVariables(functionTitle, variables), { mode: 0o600 })
}

function setVariables(text: string, variables: Variables): string {
  return Object.entries(variables).reduce((lines, [name, value]) => {
    if (value === undefined) return lines
    const line = `${name}=${quote(value)}`
    const pattern = new RegExp(`^[ \\t]*(export[ \\t]+)?${name}[ \\t]*=.*$`, "m")
    return pattern.test(lines) ? lines.replace(pattern, () => line) : `${lines.replace(/([^\n])$/, "$1\n")}${line}\n`
  }, text)
}

/** Quotes a value that Node.js, Supabase or systemd would change. */
function quote(value: string): string {
  if (/^[\w.:/@,=+?&{}%-]*$/.test(value)) return value
  return value.includes("'") ? `"${value}"` : `'${value}'`
}
