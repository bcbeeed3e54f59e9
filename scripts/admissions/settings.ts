/** The settings of the staff's commands. `.env.staff.example` describes each. */
import { z } from "zod"
import type { Variables } from "../../gatsby/environment"
import { letterPages, type LetterKind } from "../../src/routes"

export const settingsFile = ".env.staff"

const text = (source: string) => z.string({ error: `is missing. ${source}` }).trim()

const url = (source: string) =>
  text(source).refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    `is not a URL. ${source}`,
  )

/** A URL to which paths are appended. */
const baseUrl = (source: string) => url(source).transform((value) => value.replace(/\/+$/, ""))

/** A value of a header. Other characters would make `fetch` fail with a message that contains the value. */
const secret = (source: string) =>
  text(source).regex(/^[\x21-\x7e]+$/, `contains a space or another character that does not belong to it. ${source}`)

/** A table and what its rows are. */
export interface TableName {
  kind: LetterKind
  title: string
}

const tableVariables = letterPages.map(({ kind, tableVariable }) => ({
  kind,
  variable: `RECORDS_${tableVariable}` as const,
}))
const tableNames = Object.fromEntries(
  tableVariables.map(({ kind, variable }) => [
    variable,
    text(`It is the name of the table with the ${kind}s in Airtable.`),
  ]),
) as Record<(typeof tableVariables)[number]["variable"], z.ZodString>

const baseSource = "It is https://api.airtable.com/v0/ and the app… of the base's address in the browser."
const siteSource = "It is the address of the site, such as https://www.example.org."
const sheetSource = "It is the address of the sheet's CSV export: https://docs.google.com/…/export?format=csv&gid=…."

export const readingSchema = z
  .object({
    RECORDS_UPSTREAM_URL: baseUrl(baseSource).refine(
      (value) => !/\/\/(www\.)?airtable\.com|\/(tbl|viw)/.test(value),
      `is an address for the browser. ${baseSource}`,
    ),
    RECORDS_UPSTREAM_TOKEN: secret(
      "Make it at https://airtable.com/create/tokens, with the scope data.records:read and only this base.",
    ),
    ...tableNames,
    RECORDS_VIEW: z.undefined({ error: "has no effect. Remove it, and set RECORDS_RELEASE_COLUMN." }).optional(),
    RECORDS_RELEASE_COLUMN: z.string().trim().optional(),
    SHEET_URL: url(sheetSource)
      .refine((value) => !value.includes("{email}"), `is the sheet broker. ${sheetSource}`)
      .refine((value) => !/docs\.google\.com\/.*\/edit/.test(value), `is an address for the browser. ${sheetSource}`),
    GATSBY_SITE_URL: baseUrl(siteSource).refine(
      (value) => new URL(value).origin === value && /^https:|[./]localhost\b|\/127\./.test(value),
      `has a path, or begins with http://. ${siteSource}`,
    ),
  })
  .superRefine((settings, context) => {
    const tables = tablesOf(settings)
    for (const [index, { title }] of tables.entries()) {
      const other = tables.findIndex((table) => table.title === title)
      const message = `is the same table as ${tableVariables[other]?.variable}. Set the name of the other table.`
      if (other < index) context.addIssue({ code: "custom", path: [tableVariables[index]?.variable ?? ""], message })
    }
  })

export const syncSchema = z.object({
  GATSBY_RECORDS_API_URL: baseUrl("It is the address of the records broker; the engineer who deployed it has it."),
  RECORDS_STAFF_KEY: secret("It is the staff's key of the records broker; the engineer who deployed it has it."),
})

/** The settings of `check` and `links`. */
export type ReadingSettings = z.infer<typeof readingSchema>
/** The settings of `sync`. */
export type SyncSettings = z.infer<typeof syncSchema>

/** Returns the tables of all kinds. */
export function tablesOf(settings: Pick<ReadingSettings, keyof typeof tableNames>): TableName[] {
  return tableVariables.map(({ kind, variable }) => ({ kind, title: settings[variable] }))
}

/** @throws Error with one line for each missing or wrong variable, without its value. An empty variable counts as missing. */
export function parseSettings<Settings>(schema: z.ZodType<Settings>, variables: Variables): Settings {
  const result = schema.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim())))
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => `\n  - ${path.join(".")} ${message}`)
  throw new Error(
    `Set or correct these variables in the file ${settingsFile} (a copy of ${settingsFile}.example):${lines.join("")}`,
  )
}
