import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { publishedPasswordHash } from "../src/passwordHashFormat"
import { loadEnvironmentFiles, readEnvironment } from "."
import { linesOf, publicVariables as good } from "./testing/fixtures"

const names = Object.keys(good)

/** Returns a legacy key of a project at Supabase. */
const anonKey = (ref: string) =>
  `x.${Buffer.from(JSON.stringify({ role: "anon", ref })).toString("base64url")}.${"k".repeat(43)}`

/** Returns the lines of the mistakes. */
const mistakesIn = (variables: Record<string, string>) => linesOf({ ...good, ...variables })

it.each<[slip: string, change: (value: string) => string]>([
  ["straight quotation marks", (value) => `"${value}"`],
  ["single quotation marks", (value) => `'${value}'`],
  ["typographic quotation marks", (value) => `“${value}”`],
  ["spaces and a line break", (value) => ` ${value}\r\n`],
  ["a no-break space", (value) => `\u00A0${value}\u00A0`],
  ["a byte order mark", (value) => `\uFEFF${value}`],
  ["a zero-width space", (value) => `${value}\u200B`],
  ["a space before quotation marks", (value) => ` "${value}" `],
])("ignores %s around every value", (_slip, change) => {
  const changed = Object.fromEntries(Object.entries(good).map(([name, value]) => [name, change(value)]))
  expect(readEnvironment(changed)).toEqual(readEnvironment(good))
})

it.each<[slip: string, change: (value: string, name: string) => string, message: string]>([
  ["its name", (value, name) => `${name}=${value}`, 'begins with "'],
  ["another line", (value) => `${value}\nx`, "has more than one line."],
  [
    "an invisible character",
    (value) => `${value.slice(0, 2)}\u200B${value.slice(2)}`,
    "contains an invisible character.",
  ],
  ["a character of another encoding", (value) => `${value}\uFFFD`, "has lost characters"],
  ["a cut end", (value) => `${value.slice(0, 3)}…`, "is or contains a placeholder"],
  ["a placeholder", () => "<value>", "is or contains a placeholder"],
  [
    "a token of Airtable",
    () => `pat${"a".repeat(14)}.${"0".repeat(64)}`,
    "is a token of Airtable, which must stay secret.",
  ],
  ["a secret key", () => "sb_secret_abcdefgh", "is a secret key of Supabase, which must stay secret."],
  ["an e-mail address", () => "staff@school.site", "is an e-mail address."],
])("refuses %s in every value, in one line", (_slip, change, message) => {
  for (const name of names)
    expect([name, mistakesIn({ [name]: change(good[name] ?? "", name) })]).toEqual([
      name,
      [expect.stringContaining(`${name} ${message}`)],
    ])
})

it.each([
  ["GATSBY_SUPABASE_ANON_KEY", "GATSBY_RECORDS_API_KEY"],
  ["GATSBY_SUPABASE_ANON_KEY", "GATSBY_SIGN_IN_PASSWORD_HASH"],
  ["GATSBY_SUPABASE_ANON_KEY", "GATSBY_LETTERS_TABLE"],
  ["GATSBY_SITE_URL", "GATSBY_FORMS_URL"],
  ["GATSBY_LETTERS_TABLE", "GATSBY_SUPABASE_ANON_KEY"],
  ["GATSBY_SUPABASE_URL", "GATSBY_SITE_URL"],
  ["GATSBY_SUPABASE_URL", "GATSBY_FORMS_URL"],
  ["GATSBY_SUPABASE_URL", "GATSBY_RECORDS_API_URL"],
  ["GATSBY_SUPABASE_URL", "GATSBY_SIGN_IN_SHEET_URL"],
  ["GATSBY_SUPABASE_URL", "GATSBY_SUPABASE_ANON_KEY"],
  ["GATSBY_RECORDS_API_URL", "GATSBY_SITE_URL"],
  ["GATSBY_RECORDS_API_URL", "GATSBY_LETTERS_TABLE"],
  ["GATSBY_RECORDS_API_KEY", "GATSBY_SUPABASE_ANON_KEY"],
  ["GATSBY_RECORDS_API_KEY", "GATSBY_RECORDS_API_URL"],
  ["GATSBY_SIGN_IN_SHEET_URL", "GATSBY_RECORDS_API_URL"],
  ["GATSBY_SIGN_IN_SHEET_URL", "GATSBY_FORMS_URL"],
  ["GATSBY_SIGN_IN_PASSWORD_HASH", "GATSBY_RECORDS_API_KEY"],
  ["GATSBY_SIGN_IN_PASSWORD_HASH", "GATSBY_DECISIONS_TABLE"],
  ["GATSBY_GA_MEASUREMENT_ID", "GATSBY_RECORDS_API_KEY"],
  ["GATSBY_GA_MEASUREMENT_ID", "EDITOR_BRANCH"],
  ["EDITOR_REPOSITORY", "GATSBY_FORMS_URL"],
])("refuses the value of %s in %s", (source, name) => {
  // The same value in two variables is reported in the second one.
  const line = new RegExp(`(${name}|${source} is the same as ${name}).* (It|Copy|Make) .+`)
  expect(mistakesIn({ [name]: good[source] ?? "" })).toContainEqual(expect.stringMatching(line))
})

it.each([
  ["GATSBY_SITE_URL", "https://www.school.site/", good.GATSBY_SITE_URL],
  ["GATSBY_FORMS_URL", "https://form.jotform.com//", good.GATSBY_FORMS_URL],
  ["GATSBY_SITE_URL", "HTTPS://WWW.School.site:443", good.GATSBY_SITE_URL],
  ["EDITOR_REPOSITORY", "https://github.com/my-school/my-site.git", good.EDITOR_REPOSITORY],
  ["EDITOR_REPOSITORY", "https://github.com/my-school/my-site/", good.EDITOR_REPOSITORY],
])("reads %s=%s as %s", (name, value, expected) => {
  expect(readEnvironment({ ...good, [name]: value })).toMatchObject({ [name]: expected })
})

it.each([
  ["GATSBY_SUPABASE_ANON_KEY", "sb_publishable_", "is cut off: only its beginning was copied. Copy the whole"],
  ["GATSBY_SUPABASE_ANON_KEY", "sb_publishable_abcd****", "contains a character that no key of Supabase has."],
  ["GATSBY_SUPABASE_ANON_KEY", (good.GATSBY_SUPABASE_ANON_KEY ?? "").repeat(2), "was pasted twice. Copy the whole"],
  ["GATSBY_SUPABASE_ANON_KEY", "Tr0ub4dor-3xkcd", 'is no public key of the project "abcd". Copy'],
  ["GATSBY_SUPABASE_ANON_KEY", anonKey("another"), 'is no public key of the project "abcd". Copy'],
  ["GATSBY_SITE_URL", `${good.GATSBY_SITE_URL}"`, "is not a URL."],
  ["GATSBY_SITE_URL", "https://www.school.site.", "is not a URL."],
  ["GATSBY_SITE_URL", "https://a.school.site,https://b.school.site", "is not a URL."],
  [
    "GATSBY_SITE_URL",
    "https://https://www.school.site",
    "has more than an origin, such as a path or a second address.",
  ],
  ["GATSBY_SITE_URL", "https://submit.jotform.com", "is an address of the form provider."],
  ["GATSBY_SITE_URL", "https://app.netlify.com/projects/blast-ai", "is the dashboard of a host."],
  ["GATSBY_SITE_URL", "https://dash.cloudflare.com", "is the dashboard of a host."],
  ["GATSBY_SITE_URL", "https://main--blast-ai.netlify.app", "is the address of a branch"],
  ["GATSBY_SUPABASE_URL", "https://your-project.supabase.co", "is or contains a placeholder"],
  ["GATSBY_FORMS_URL", "https://[YOUR-NAME].jotform.com", "is or contains a placeholder"],
  ["GATSBY_SUPABASE_URL", "postgresql://postgres@db.abcd.supabase.co:5432/postgres", "is the address of a database."],
  [
    "GATSBY_RECORDS_API_URL",
    "https://abcd.supabase.co/",
    "is the URL of the project at Supabase, without the function.",
  ],
  ["GATSBY_RECORDS_API_URL", "https://supabase.com/dashboard/project/abcd/functions", "is the dashboard of Supabase."],
  ["GATSBY_SIGN_IN_SHEET_URL", "https://airtable.com/appSample/tblA/viwB", "is a page of Airtable for the browser."],
  ["GATSBY_SIGN_IN_SHEET_URL", "https://abcd.supabase.co/functions/v1/admissions/sign-in", "has no {email}, so the"],
  ["GATSBY_SIGN_IN_SHEET_URL", "https://abcd.supabase.co/functions/v1/admissions/sheet", "has no {email}, so the"],
  ["GATSBY_SIGN_IN_SHEET_URL", "https://abcd.supabase.co/f/sign-in?email=%7Bemail%7D", "has another word than {email}"],
  [
    "GATSBY_RECORDS_API_URL",
    "https://other.supabase.co/functions/v1/admissions",
    'is of the project "other", and GATSBY_SUPABASE_URL of "abcd". Empty the first one',
  ],
  [
    "GATSBY_SIGN_IN_SHEET_URL",
    "https://Other.supabase.co/functions/v1/admissions/sign-in?email={email}",
    'is of the project "other", and GATSBY_SUPABASE_URL of "abcd". Empty the first one',
  ],
  [
    "GATSBY_SIGN_IN_PASSWORD_HASH",
    "pbkdf2-sha256:600000:salt:kkk",
    "is not a whole hash with at least 100,000 iterations. Empty the line first. Make it",
  ],
  [
    "GATSBY_LETTERS_TABLE",
    "Letters/2026",
    'is a path that the function has for other requests, or contains "/". It is',
  ],
  ["GATSBY_LETTERS_TABLE", "status", "is a path that the function has for other requests"],
  ["GATSBY_LETTERS_TABLE", "tblAbCdEf12345678", "is an id of Airtable. It is the name of the table"],
  ["GATSBY_GA_MEASUREMENT_ID", "G-XXXXXXXXXX", "is or contains a placeholder"],
  ["GATSBY_FORMS_URL", "https://form.jotform.com/250418836527164", "has more than an origin"],
  ["GATSBY_FORMS_URL", "https://www.jotform.com", "has no forms: at Jotform, they are at https://form.jotform.com."],
  ["GATSBY_FORMS_URL", "https://submit.jotform.com", "has no forms: at Jotform, they are at https://form.jotform.com."],
  ["GATSBY_FORMS_URL", "https://jotform.com/", "has no forms: at Jotform, they are at https://form.jotform.com."],
  [
    "EDITOR_REPOSITORY",
    "git@github.com:my-school/my-site.git",
    "is not the address of a repository. It looks like https",
  ],
])("refuses %s=%s", (name, value, message) => {
  expect(mistakesIn({ [name]: value })).toEqual([expect.stringContaining(`${name} ${message}`)])
})

it("lists a sign-in without {email} beside other mistakes", () => {
  const sheet = "https://abcd.supabase.co/functions/v1/admissions/sign-in"
  const lines = mistakesIn({ GATSBY_FORMS_URL: "jotform", GATSBY_SIGN_IN_SHEET_URL: sheet })
  expect(lines).toEqual([expect.stringContaining("GATSBY_FORMS_URL"), expect.stringContaining("has no {email}")])
})

it("says how to correct the addresses of records and sign-in that are swapped", () => {
  const { GATSBY_RECORDS_API_URL: records = "", GATSBY_SIGN_IN_SHEET_URL: signIn = "" } = good
  expect(mistakesIn({ GATSBY_RECORDS_API_URL: signIn, GATSBY_SIGN_IN_SHEET_URL: records })).toEqual([
    expect.stringContaining("is more than the address of the function: leave out what begins with /sign-in, ? or #."),
    expect.stringMatching(`has no {email}, .+ Add it: ${signIn.replace("?", "\\?")}$`),
  ])
})

it("accepts a legacy key, and the address of a project in capital letters", () => {
  const legacy = { GATSBY_SUPABASE_URL: "https://ABCD.supabase.co", GATSBY_SUPABASE_ANON_KEY: anonKey("abcd") }
  expect(mistakesIn(legacy)).toEqual([])
})

it("refuses the hash of the password that is published with the project, at a public address", () => {
  const hash = publishedPasswordHash
  expect(readFileSync(".github/workflows/ci.yml", "utf8")).toContain(hash)
  expect(mistakesIn({ GATSBY_SIGN_IN_PASSWORD_HASH: hash })).toEqual([expect.stringContaining("that is published")])
  expect(mistakesIn({ GATSBY_SIGN_IN_PASSWORD_HASH: hash, GATSBY_SITE_URL: "https://www.example.org" })).toEqual([])
})

it("writes the cleaned values to where Gatsby reads them", () => {
  const env = { ...process.env }
  Object.assign(process.env, { GATSBY_SITE_URL: ' "https://www.school.site/"', GATSBY_GA_MEASUREMENT_ID: '""' })
  expect(existsSync(path.resolve(".env.test"))).toBe(false)
  loadEnvironmentFiles("test")
  const { GATSBY_SITE_URL, GATSBY_GA_MEASUREMENT_ID } = process.env
  process.env = env
  expect([GATSBY_SITE_URL, GATSBY_GA_MEASUREMENT_ID]).toEqual(["https://www.school.site", ""])
})
