/** The two files of variables: public ones of the site, and those of the function, of which some are secret. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
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

/**
 * Replaces the file of the function by a new one with the same other lines, which only its owner may read. If this
 * stops in between, the earlier one is still there.
 */
export function writeFunctionFile(variables: Variables): void {
  const written = `${functionFile}.new`
  rmSync(written, { force: true })
  const before = existsSync(functionFile) ? readFileSync(functionFile, "utf8").replace(/^\uFEFF/, "") : ""
  const text = before.startsWith(functionTitle) ? before : functionTitle + before
  writeFileSync(written, setVariables(text, variables), { mode: 0o600 })
  renameSync(written, functionFile)
}

function setVariables(text: string, variables: Variables): string {
  return Object.entries(variables).reduce((lines, [name, value]) => {
    if (value === undefined) return lines
    const line = `${name}=${quoteVariable(value)}`
    // The file may have the variable twice: empty as in .env.example, and filled in below.
    const pattern = new RegExp(`^[ \\t]*(export[ \\t]+)?${name}[ \\t]*=.*$`, "gm")
    return lines.search(pattern) < 0
      ? `${lines.replace(/([^\n])$/, "$1\n")}${line}\n`
      : lines.replace(pattern, () => line)
  }, text)
}

/** Quotes a value that Node.js, Supabase or systemd would change. */
export function quoteVariable(value: string): string {
  if (/^[\w.:/@,=+?&{}%-]*$/.test(value)) return value
  return value.includes("'") ? `"${value}"` : `'${value}'`
}
