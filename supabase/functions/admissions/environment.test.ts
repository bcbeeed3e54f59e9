import { localTables } from "../../../local-services/localEnvironment"
import { letterPages } from "../../../src/routes"
import { readEnvironment, tableVariables } from "./environment"

const required = {
  RECORDS_PUBLIC_KEY: "a-public-key-of-more-than-32-characters",
  RECORDS_STAFF_KEY: "the-secret-key-of-the-staff-0123456789",
  SIGN_IN_PROOF_HASH: "hash-of-the-proof",
  SITE_ORIGIN: "https://www.example.org/",
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
  })
  const others = { RECORDS_DECISIONS_TABLE: " My Decisions ", CLIENT_ADDRESS_HEADER: "cf-connecting-ip" }
  expect(readWith(others)).toMatchObject({
    tables: { letter: "Letters", decision: "My Decisions" },
    clientHeader: "cf-connecting-ip",
  })
})

it.each([
  ["RECORDS_STAFF_KEY", "x9-Ty".repeat(6), "RECORDS_STAFF_KEY needs at least 32 random characters"],
  ["RECORDS_STAFF_KEY", "x9-Ty".repeat(9), "RECORDS_STAFF_KEY needs at least 32 random characters"],
  ["RECORDS_STAFF_KEY", required.RECORDS_PUBLIC_KEY, "and must not be RECORDS_PUBLIC_KEY"],
  ["RECORDS_STAFF_KEY", "", "RECORDS_STAFF_KEY is not set"],
  ["RECORDS_PUBLIC_KEY", "", "RECORDS_PUBLIC_KEY is not set"],
  ["SIGN_IN_PROOF_HASH", "a hash", "SIGN_IN_PROOF_HASH is malformed"],
  ["RECORDS_DECISIONS_TABLE", "Letters", "have to be different names"],
  ["RECORDS_DECISIONS_TABLE", "status", "and not status, publication, sign-in"],
  ["RECORDS_DECISIONS_TABLE", "a/b", 'without "/"'],
  ["SITE_ORIGIN", "https://www.example.org/letters", "SITE_ORIGIN is malformed"],
])("refuses %s=%s", (name, value, message) => {
  expect(() => readWith({ [name]: value })).toThrow(message)
})
