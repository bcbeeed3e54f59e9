import { localTableVariables } from "../../../local-services/localEnvironment"
import { letterPages } from "../../../src/routes"
import { readEnvironment, tableVariables } from "./environment"

const required = {
  RECORDS_UPSTREAM_URL: "https://api.example/v0/app/",
  RECORDS_UPSTREAM_TOKEN: "secret",
  ...localTableVariables("RECORDS"),
  RECORDS_DECISIONS_TABLE: "My Decisions",
  RECORDS_PUBLIC_KEY: "a public key of more than 32 characters".replaceAll(" ", "-"),
  SITE_ORIGIN: "https://www.example.org/",
}

function readWith(variables: Record<string, string> = {}) {
  const all: Record<string, string> = { ...required, ...variables }
  Object.assign(globalThis, { Deno: { env: { get: (name: string) => all[name] } } })
  return readEnvironment()
}

it("reads the tables of all kinds of personal pages", () => {
  const variables = letterPages.map(({ kind, tableVariable }) => [kind, `RECORDS_${tableVariable}`])
  expect(tableVariables).toEqual(Object.fromEntries(variables))
})

it("reads the required and the optional variables", () => {
  const required = {
    siteOrigins: ["https://www.example.org"],
    tables: expect.arrayContaining([
      { kind: "letter", name: "Letters" },
      { kind: "decision", name: "My Decisions" },
    ]) as object[],
  }
  expect(readWith()).toMatchObject({
    ...required,
    staffKey: undefined,
    syncInterval: undefined,
    deployedUrl: undefined,
  })
  const staffKey = "x".repeat(32)
  const platform = { SUPABASE_URL: "https://project.example", RECORDS_STAFF_KEY: staffKey }
  expect(readWith({ ...platform, RECORDS_RELEASE_COLUMN: " Release at ", RECORDS_SYNC_MINUTES: "2" })).toMatchObject({
    upstream: { url: "https://api.example/v0/app", token: "secret" },
    releaseColumn: "Release at",
    staffKey,
    syncInterval: 120_000,
    deployedUrl: "https://project.example/functions/v1/records",
  })
})

it.each([
  ["RECORDS_STAFF_KEY", "x".repeat(31), "RECORDS_STAFF_KEY needs at least 32 characters"],
  ["RECORDS_STAFF_KEY", required.RECORDS_PUBLIC_KEY, "RECORDS_STAFF_KEY needs at least 32 characters, and must not be"],
  ["RECORDS_SYNC_MINUTES", "two", "RECORDS_SYNC_MINUTES has to be a number of at least 1."],
  ["RECORDS_SYNC_MINUTES", "0", "RECORDS_SYNC_MINUTES has to be a number of at least 1."],
  ["RECORDS_UPSTREAM_TOKEN", "", "RECORDS_UPSTREAM_TOKEN is not set"],
  ["RECORDS_UPSTREAM_TOKEN", "pat token", "RECORDS_UPSTREAM_TOKEN is malformed"],
  ["RECORDS_UPSTREAM_URL", "api.airtable.com/v0/app", "RECORDS_UPSTREAM_URL is malformed"],
  ["RECORDS_LETTERS_TABLE", "", "RECORDS_LETTERS_TABLE is not set"],
  ["RECORDS_DECISIONS_TABLE", "Letters", "have to be different tables"],
  ["RECORDS_VIEW", "Released", "RECORDS_VIEW has no effect. Remove it, and set RECORDS_RELEASE_COLUMN"],
  ["SITE_ORIGIN", "https://www.example.org/letters", "SITE_ORIGIN is malformed"],
])("refuses %s=%s", (name, value, message) => {
  expect(() => readWith({ [name]: value })).toThrow(message)
})
