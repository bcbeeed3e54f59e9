import { writeFileSync } from "node:fs"
import path from "node:path"
import { readEnvironmentFile } from "."
import { temporaryFolder } from "../test/temporaryFolder"

/** Returns the lines of the error about a file of variables. */
function errorsIn(...lines: readonly string[]): string[] {
  const folder = temporaryFolder()
  const file = path.join(folder, ".env.production")
  writeFileSync(file, lines.join("\n"))
  try {
    readEnvironmentFile(file)
    return []
  } catch (error) {
    return (error as Error).message.split("\n").map((line) => line.replace(folder + path.sep, ""))
  }
}

it.each([
  "GATSBY_SITE_URL: https://a.school.site",
  "Ask Ada.",
  "See https://a.school.site/?a=b",
  "=b",
  "GATSBY SITE=b",
])("names the line %j, which is no variable", (line) => {
  expect(errorsIn("# A comment", "", line, "A=1")).toEqual([".env.production:3: this line is not NAME=value."])
})

it.each(['A="b', "A='b", "A = `b # c", 'A="'])("names the line %j, whose quotation mark is not closed", (line) => {
  expect(errorsIn(line, 'B="c"')).toEqual([".env.production:1: the quotation mark is not closed."])
})

it("names a value without quotation marks that would end at its #", () => {
  expect(errorsIn("A=pa#ss # c", 'B="pa#ss"', "C=pass # c", "D=#")).toEqual([
    ".env.production:1: the value ends at #. Write it in quotation marks.",
  ])
})

it.each([
  ["RECORDS_DB_URL=postgresql://a", "RECORDS_DB_URL"],
  ["export SUPABASE_SERVICE_ROLE_KEY=b", "SUPABASE_SERVICE_ROLE_KEY"],
  ["CHECK_SIGN_IN_PASSWORD = c", "CHECK_SIGN_IN_PASSWORD"],
  ["GATSBY_SERVICE_ROLE_KEY=d", "GATSBY_SERVICE_ROLE_KEY"],
  ["GATSBY_KEY='sb_secret_abcdefgh' # e", "GATSBY_KEY"],
  [`DATA=pat${"a".repeat(14)}.${"0".repeat(64)}`, "DATA"],
  [`GATSBY_JWT=x.${Buffer.from('{"role":"service_role"}').toString("base64url")}.x`, "GATSBY_JWT"],
])("names the line %j, which is not public", (line, name) => {
  expect(errorsIn("A=1", "RECORDS_STAFF_KEY=", line)).toEqual([
    `.env.production:3: ${name} is not public. Remove this line, or move it to .env.services (of the function) or .env.staff.`,
  ])
})

it.each([
  [
    "SUPABASE_URL=https://abcdefghijklmnopqrst.supabase.co",
    "SUPABASE_URL has no effect. Its name is GATSBY_SUPABASE_URL.",
  ],
  ["Site_Url=https://www.school.site", "Site_Url has no effect. Its name is GATSBY_SITE_URL."],
])("names the whole name in the line %j", (line, message) => {
  expect(errorsIn(line)).toEqual([`.env.production:1: ${message}`])
})

it("lists every line with a mistake, and shows no value", () => {
  expect(errorsIn("A=1", "b", 'A="secret', "A=2\r", "export A = 3")).toEqual([
    ".env.production:2: this line is not NAME=value.",
    ".env.production:3: the quotation mark is not closed.",
    ".env.production:4: A has another value in line 1. Keep only the right line.",
    ".env.production:5: A has another value in line 1. Keep only the right line.",
  ])
})

it("names an empty line below the one that is filled in, because the last line counts", () => {
  expect(errorsIn("A=1", "A=")).toEqual([".env.production:2: A has another value in line 1. Keep only the right line."])
})

it.each([
  ["the same variable twice", "A=1", 'A="1" # the same'],
  ["an empty line of a variable above the one that is filled in", "A=", "A=1"],
  ["spaces, comments and line endings of Windows", " A = 1 # b\r", "\t\r", "  # c: d\r", "export B='it'\r"],
  ["a URL that ends at its #", "A=https://docs.google.com/spreadsheets/d/1/edit#gid=0"],
  ["an empty value and quotation marks inside", "A=", `B=a"b`, "C='a\"b'", "D=“e”"],
])("accepts %s", (_title, ...lines) => {
  expect(errorsIn(...lines)).toEqual([])
})

it("reads a variable after a line that has only a tab", () => {
  const file = path.join(temporaryFolder(), ".env.production")
  writeFileSync(file, "A=1\r\n\t\r\nB=2\r\n")
  expect(readEnvironmentFile(file)).toEqual({ A: "1", B: "2" })
})
