import { localTables } from "../../../local-services/localEnvironment"
import { letterPages } from "../../../src/routes"
import { readEnvironment, tableVariables } from "./environment"

const required = {
  RECORDS_PUBLIC_KEY: "a-public-key-of-more-than-32-characters",
  RECORDS_STAFF_KEY: "the-secret-key-of-the-staff-0123456789",
  SIGN_IN_PROOF_HASH: "h".repeat(43),
  SITE_ORIGIN: "https://www.example.org/",
  RECORDS_DB_URL: "postgresql://user:password@db.example:6543/postgres",
}

function readWith(variables: Record<string, string> = {}) {
  const all: Record<string, string> = { ...required, ...variables }
  Object.assign(globalThis, { Deno: { env: { get: (name: string) => all[name] } } })
  return readEnvironment()
}

it("reads the tables of all kinds of personal pages", () => {
  expect(Object.fromEntries(Object.entries(tableVariables).map(([kind, { variable }]) => [kind, variable]))).toEqual(
    Object.fromEntries(letterPages.map(({ kind, tableVariable }) => [kind, `RECORDS_${tableVariable}`])),
  )
})

it("reads the required and the optional variables", () => {
  expect(readWith()).toEqual({
    tables: localTables,
    publicKey: required.RECORDS_PUBLIC_KEY,
    staffKey: required.RECORDS_STAFF_KEY,
    proofHash: required.SIGN_IN_PROOF_HASH,
    siteOrigins: ["https://www.example.org"],
    clientHeader: undefined,
    databaseUrl: required.RECORDS_DB_URL,
  })
  const others = { RECORDS_DECISIONS_TABLE: " My Decisions ", CLIENT_ADDRESS_HEADER: "cf-connecting-ip" }
  expect(readWith(others)).toMatchObject({
    tables: { letter: "Letters", decision: "My Decisions" },
    clientHeader: "cf-connecting-ip",
  })
})

it("ignores what surrounds a value", () => {
  const publicKey = ` "${required.RECORDS_PUBLIC_KEY}"\r\n`
  expect(readWith({ RECORDS_PUBLIC_KEY: publicKey, SITE_ORIGIN: "'https://www.example.org/'" })).toEqual(readWith())
})

it.each([
  ["RECORDS_STAFF_KEY", "x9-Ty".repeat(6), "is too weak. It is at least 32 random characters"],
  ["RECORDS_STAFF_KEY", "x9-Ty".repeat(9), "is too weak. It is at least 32 random characters"],
  [
    "RECORDS_STAFF_KEY",
    required.RECORDS_PUBLIC_KEY,
    "is the same as RECORDS_PUBLIC_KEY, which is public. It is at least",
  ],
  ["RECORDS_STAFF_KEY", "", "is not set. It is at least 32 random characters"],
  ["RECORDS_PUBLIC_KEY", "", "is not set. It is a key without spaces"],
  ["RECORDS_PUBLIC_KEY", "two words", "is malformed. It is a key without spaces"],
  ["RECORDS_PUBLIC_KEY", "sb_publishable_abc", "is a publishable key of Supabase."],
  ["SIGN_IN_PROOF_HASH", "a hash", "is malformed. It is in .env.services"],
  ["SIGN_IN_PROOF_HASH", "0".repeat(63), "is malformed. It is in .env.services"],
  ["RECORDS_DECISIONS_TABLE", "Letters", "have to be different names"],
  ["RECORDS_DECISIONS_TABLE", "status", "is a path that the function has for other requests"],
  [
    "SITE_ORIGIN",
    "https://www.example.org/letters",
    "is malformed. It is the origin of the site without a path, such as",
  ],
  ["SITE_ORIGIN", "https://[", "is malformed. It is the origin of the site"],
  ["CLIENT_ADDRESS_HEADER", "x-real-ip: 1", "is malformed. It is the name of a header"],
  ["RECORDS_DB_URL", "postgres://db example", "is malformed. It is the address of the database, such as postgresql://"],
  ["RECORDS_DB_URL", "https://project.supabase.co", "is no address of a database, which begins with postgresql://."],
])("refuses %s=%s", (name, value, message) => {
  const attempt = () => readWith({ [name]: value })
  expect(attempt).toThrow(name)
  expect(attempt).toThrow(message)
})

it("lists every variable that is missing, without a value", () => {
  const none = Object.fromEntries(Object.keys(required).map((name) => [name, ""]))
  expect(() => readWith(none)).toThrow(/^(RECORDS_|SIGN_|SITE_)\S+ is not set\. .+(\n\S+ is not set\. .+){4}\n.*README/)
})
