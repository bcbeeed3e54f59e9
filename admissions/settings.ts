/** The settings of the staff's commands. `.env.staff.example` describes each. */
import { z } from "zod"
import type { Variables } from "../environment"
import { letterPages, type LetterKind } from "../src/routes"

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

const isLoopback = (value: string) => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(value).hostname)

const siteUrl = baseUrl(siteSource).refine(
  (value) => new URL(value).origin === value && (value.startsWith("https:") || isLoopback(value)),
  `has a path, or begins with http://. ${siteSource}`,
)

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
    RECORDS_RELEASE_COLUMN: z.string().trim().optional(),
    SHEET_URL: url(sheetSource)
      .refine((value) => !value.includes("{email}"), `is the sign-in of the function. ${sheetSource}`)
      .refine((value) => !/docs\.google\.com\/.*\/edit/.test(value), `is an address for the browser. ${sheetSource}`),
  })
  .superRefine((settings, context) => {
    const tables = tablesOf(settings)
    for (const [index, { title }] of tables.entries()) {
      const other = tables.findIndex((table) => table.title === title)
      const message = `is the same table as ${tableVariables[other]?.variable}. Set the name of the other table.`
      if (other < index) context.addIssue({ code: "custom", path: [tableVariables[index]?.variable ?? ""], message })
    }
  })

/** A random text of 32 characters has more. */
const minDifferentCharacters = 10
const keySource = "It is the staff's key of the admissions function; the engineer who deployed it has it."

export const publishingSchema = z.object({
  GATSBY_RECORDS_API_URL: baseUrl(
    "It is the address of the admissions function; the engineer who deployed it has it.",
  ).refine(
    (value) => /^https:/.test(value) || isLoopback(value),
    "begins with http://, so everybody on the way could read the staff's key. Set its address with https://.",
  ),
  RECORDS_STAFF_KEY: secret(keySource).refine(
    (value) => value.length >= 32 && new Set(value).size >= minDifferentCharacters,
    `has fewer than 32 random characters. ${keySource}`,
  ),
  GATSBY_SITE_URL: siteUrl,
})

/** The settings of `check`. */
export type ReadingSettings = z.infer<typeof readingSchema>
/** The settings of the other commands; `publish` needs both. */
export type PublishingSettings = z.infer<typeof publishingSchema>

/** Returns the tables of all kinds. */
export function tablesOf(settings: Pick<ReadingSettings, keyof typeof tableNames>): TableName[] {
  return tableVariables.map(({ kind, variable }) => ({ kind, title: settings[variable] }))
}

/** An empty variable counts as missing. */
const withoutEmpty = (variables: Variables) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))

/** Returns the settings with which tables and sheet are read; undefined if one is missing or wrong. */
export function findReadingSettings(variables: Variables): ReadingSettings | undefined {
  return readingSchema.safeParse(withoutEmpty(variables)).data
}

/** @throws Error with one line for each missing or wrong variable, without its value */
export function parseSettings<Settings>(schema: z.ZodType<Settings>, variables: Variables): Settings {
  const result = schema.safeParse(withoutEmpty(variables))
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => `\n  - ${path.join(".")} ${message}`)
  throw new Error(
    `Set or correct these variables in the file ${settingsFile} (a copy of ${settingsFile}.example):${lines.join("")}`,
  )
}
