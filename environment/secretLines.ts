import path from "node:path"

/** The file of public variables. Its whole text is also a variable at GitHub, which people with access can read. */
const publicFile = ".env.production"

/** Returns what is wrong with each line of the public file that has a variable of the function or the staff. */
export function secretLines(file: string, text: string): string[] {
  if (path.basename(file) !== publicFile) return []
  return text.split("\n").flatMap((line, index) => {
    const [, name] = /^(?:export\s+)?((?:RECORDS|SUPABASE|CHECK|SHEET)_\w+)\s*=\s*\S/.exec(line.trim()) ?? []
    if (name === undefined) return []
    return [`${index + 1}: ${name} is not public. Move this line to .env.services (of the function) or .env.staff.`]
  })
}
