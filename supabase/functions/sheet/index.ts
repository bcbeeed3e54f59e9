/** Starts a worker of the sheet broker as a Supabase Edge Function. README.md lists its environment variables. */
import { createHandler } from "./handler.ts"
import { createSheetReader } from "./sheetReader.ts"

function requireVariable(name: string): string {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`${name} is not set: see supabase/functions/sheet/README.md.`)
  return value
}

const siteOrigins = requireVariable("SITE_ORIGIN")
  .split(",")
  .map((origin) => origin.trim())

const read = createSheetReader({ url: requireVariable("SHEET_URL"), fetch, log: (message) => console.error(message) })

Deno.serve(createHandler({ read, isSiteOrigin: (origin) => siteOrigins.includes(origin) }))
