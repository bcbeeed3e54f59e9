/** Starts the sheet broker where it is deployed; README.md beside it names its environment. */
import { createHandler } from "./handler.ts"
import { createSheetReader } from "./sheetReader.ts"

function needed(name: string): string {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`${name} is not set: see supabase/functions/sheet/README.md.`)
  return value
}

const siteOrigins = needed("SITE_ORIGIN")
  .split(",")
  .map((origin) => origin.trim())

const read = createSheetReader({ url: needed("SHEET_URL"), fetch, log: (message) => console.error(message) })

Deno.serve(createHandler({ read, isSiteOrigin: (origin) => siteOrigins.includes(origin) }))
