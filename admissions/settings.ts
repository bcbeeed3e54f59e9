/** The settings of the staff's commands. `.env.staff.example` describes each. */
import { existsSync } from "node:fs"
import { z } from "zod"
import { renamedFile } from "../environment"
import { isHttpUrl } from "../environment/addresses"
import { parseVariables, type Variables } from "../environment/parseVariables"
import { isLoopback } from "../src/loopback"
import { letterPages, type LetterKind } from "../src/routes"
import { isWholeSheet } from "../src/signInUrl"
import { isWeakKey } from "../supabase/functions/admissions/weakKey"

export const settingsFile = ".env.staff"

const text = () => z.string({ error: "is missing." })

const url = () => text().refine(isHttpUrl, { error: "is not a URL.", abort: true })

/** A URL to which paths are appended. */
const baseUrl = () => url().transform((value) => value.replace(/\/+$/, ""))

/** A value of a header. Other characters would make `fetch` fail with a message that contains the value. */
const secret = () => text().regex(/^[\x21-\x7e]+$/, "contains a space or another character that does not belong to it.")

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
    text().describe(`It is the name of the table with the ${kind}s in Airtable, which is different for each table.`),
  ]),
) as Record<(typeof tableVariables)[number]["variable"], z.ZodString>

export const readingSchema = z.object({
  RECORDS_UPSTREAM_URL: baseUrl()
    .refine((value) => !/\/(tbl|viw)/.test(value), "has more than the base: leave out what begins with tbl or viw.")
    .describe("It is https://api.airtable.com/v0/ and the app… of the base's address in the browser."),
  RECORDS_UPSTREAM_TOKEN: secret().describe(
    "It begins with pat. Make it at https://airtable.com/create/tokens, with the scope data.records:read and only this base.",
  ),
  ...tableNames,
  RECORDS_RELEASE_COLUMN: z.string().optional(),
  SHEET_URL: url()
    .refine(isWholeSheet, "is the sign-in of the function.")
    .describe("It is the address of the sheet's CSV export: https://docs.google.com/…/export?format=csv&gid=…."),
})

export const publishingSchema = z.object({
  GATSBY_RECORDS_API_URL: baseUrl()
    .refine(
      (value) => /^https:/.test(value) || isLoopback(new URL(value).hostname),
      "begins with http://, so everybody on the way could read the staff's key. Set its address with https://.",
    )
    .describe("It is the address of the admissions function; the engineer who deployed it has it."),
  RECORDS_STAFF_KEY: secret()
    .refine((value) => !isWeakKey(value), "has fewer than 32 random characters.")
    .describe("It is the staff's key of the admissions function; the engineer who deployed it has it."),
  GATSBY_SITE_URL: baseUrl()
    .refine(
      (value) => new URL(value).origin === value && (value.startsWith("https:") || isLoopback(new URL(value).hostname)),
      "has a path, or begins with http://.",
    )
    .describe("It is the address of the site, such as https://www.example.org."),
})

/** The settings of `check`. */
export type ReadingSettings = z.infer<typeof readingSchema>
/** The settings of the other commands; `publish` needs both. */
export type PublishingSettings = z.infer<typeof publishingSchema>

/** Returns the tables of all kinds. */
export function tablesOf(settings: Pick<ReadingSettings, keyof typeof tableNames>): TableName[] {
  return tableVariables.map(({ kind, variable }) => ({ kind, title: settings[variable] }))
}

/** Returns the settings with which tables and sheet are read; undefined if one is missing or wrong. */
export function findReadingSettings(variables: Variables): ReadingSettings | undefined {
  return parseVariables(readingSchema, variables).data
}

/** @throws Error with one line for each missing or wrong variable, without its value */
export function parseSettings<Shape extends Record<string, z.ZodType>>(
  schema: z.ZodObject<Shape>,
  variables: Variables,
): z.infer<z.ZodObject<Shape>> {
  const { data, lines } = parseVariables(schema, variables)
  if (data) return data
  const list = lines.map((line) => `\n  - ${line}`).join("")
  throw new Error(
    renamedFile(settingsFile) ??
      `${existsSync(settingsFile) ? "" : `There is no file ${settingsFile} in this folder. `}` +
        `Set or correct these variables in the file ${settingsFile} (a copy of ${settingsFile}.example):${list}`,
  )
}
