import { writeFileSync } from "node:fs"
import { temporaryFolder } from "../test/temporaryFolder"
import { defaultPorts, localEnvironment } from "../local-services/localEnvironment"
import { environmentWarnings, isPublicUrl, readEnvironment, variableNames } from "."
import { errorOf, linesOf, publicVariables } from "./testing/fixtures"

const complete = localEnvironment(defaultPorts)
const key = "k".repeat(43)

/** Returns a JSON Web Token with a role, as Supabase makes it. */
const keyWithRole = (role: string | undefined) =>
  ["{}", JSON.stringify({ iss: "supabase", role, iat: 1 }), "signature?>"]
    .map((part) => Buffer.from(part).toString("base64url"))
    .join(".")

it("has a value for the local services, which replaces that of .env.production, for each variable", () => {
  expect(variableNames.filter((name) => complete[name] === undefined)).toEqual([])
})

describe("the environment", () => {
  it("parses lists and flags, which may be missing", () => {
    expect(readEnvironment({ ...complete, GATSBY_FORMS_ORIGINS: undefined })).toMatchObject({
      GATSBY_REDIRECT_PAGES: false,
      GATSBY_FORMS_ORIGINS: [],
    })
    const origins = ["https://www.example.org", "https://submit.example.org"]
    expect(
      readEnvironment({ ...complete, GATSBY_FORMS_ORIGINS: origins.join(", "), GATSBY_REDIRECT_PAGES: "true" }),
    ).toMatchObject({ GATSBY_REDIRECT_PAGES: true, GATSBY_FORMS_ORIGINS: origins })
  })

  it("lists every missing variable in one error, with where to get it", () => {
    const message = errorOf({})
    expect(message).toMatchInlineSnapshot(`
      "The environment is not valid. Set or correct these variables on the host or in .env.production (.env.example describes each):
        - GATSBY_SITE_URL is missing. It is the origin of this site, such as https://www.example.org.
        - GATSBY_SUPABASE_URL is missing. It is the URL of the project, such as https://abcdefghijklmnopqrst.supabase.co. Copy it from the project's API settings at Supabase.
        - GATSBY_SUPABASE_ANON_KEY is missing. Copy the whole publishable key, which begins with sb_publishable_, from the project's API keys at Supabase.
        - GATSBY_RECORDS_API_URL is missing. It is the URL of the admissions function, such as https://abcdefghijklmnopqrst.supabase.co/functions/v1/admissions. npm run deploy:services fills it in if it is empty.
        - GATSBY_RECORDS_API_KEY is missing. It is the function's public key, equal to its variable RECORDS_PUBLIC_KEY. npm run deploy:services fills it in if it is empty.
        - GATSBY_LETTERS_TABLE is missing. It is the name of the table with the letters, which is different for each table.
        - GATSBY_DECISIONS_TABLE is missing. It is the name of the table with the decisions, which is different for each table.
        - GATSBY_SIGN_IN_SHEET_URL is missing. It is the URL of the function with {email} in it, such as https://abcdefghijklmnopqrst.supabase.co/functions/v1/admissions/sign-in?email={email}, or of the sheet's CSV export. npm run deploy:services fills it in if it is empty.
        - GATSBY_SIGN_IN_PASSWORD_HASH is missing. Make it with: npm run deploy:services. It begins with pbkdf2-sha256:600000:
        - GATSBY_FORMS_URL is missing. It is the origin of the form provider, such as https://form.jotform.com."
    `)
  })

  it.each([
    ["GATSBY_SITE_URL", "www.example.org", "is not a URL."],
    ["GATSBY_SITE_URL", "https://www.example.org/home", "has more than an origin, such as a path"],
    ["GATSBY_SUPABASE_URL", "ftp://example.org", "is not a URL."],
    ["GATSBY_SUPABASE_URL", "https://project.supabase.co/rest/v1/", "has a path"],
    ["GATSBY_SUPABASE_URL", "https://project.Supabase.co/auth", "has a path"],
    ["GATSBY_SUPABASE_URL", "https://data.school.site/rest/v1", "has a path"],
    ["GATSBY_SUPABASE_ANON_KEY", keyWithRole("service_role"), "is a secret key"],
    ["GATSBY_SUPABASE_ANON_KEY", keyWithRole(undefined), "is a secret key"],
    ["GATSBY_SUPABASE_ANON_KEY", "sbp_0123456789abcdef", "is a secret key"],
    ["GATSBY_RECORDS_API_URL", "https://api.airtable.com/v0/app1", "is the table itself"],
    ["GATSBY_RECORDS_API_URL", "https://API.airtable.com.", "is the table itself"],
    ["GATSBY_DECISIONS_TABLE", " Letters ", "is the same as GATSBY_LETTERS_TABLE."],
    ["GATSBY_SIGN_IN_PASSWORD_HASH", "open sesame", "is not a whole hash"],
    ["GATSBY_SIGN_IN_PASSWORD_HASH", `pbkdf2-sha256:99999:salt:${key}`, "is not a whole hash with at least 100,000"],
    ["GATSBY_RECORDS_API_KEY", "“abc", "contains a space, a quotation mark"],
    ["GATSBY_SIGN_IN_SHEET_URL", "https://sheet.example/?email={mail}", "has another word than {email} in braces."],
    [
      "GATSBY_SIGN_IN_SHEET_URL",
      "https://docs.google.com/spreadsheets/d/1/edit#gid=0",
      "is a page of Google, not the CSV export of a sheet.",
    ],
    ["GATSBY_FORMS_ORIGINS", "https://a.example/path", "is malformed. It is a list of origins"],
    ["GATSBY_GA_MEASUREMENT_ID", "UA-1234", "is not a measurement ID."],
    ["EDITOR_REPOSITORY", "https://example.org/my-school/my-site", "is not the address of a repo"],
    ["GATSBY_ASSET_PREFIX", "https://cdn.example/assets", "has more than an origin"],
    ["GATSBY_FORMS_URL", "", "is missing."],
    ["GATSBY_REDIRECT_PAGES", "yes", 'has to be "true" or "false".'],
  ])("rejects %s=%s", (name, value, message) => {
    expect(errorOf({ ...complete, [name]: value })).toContain(`${name} ${message}`)
  })

  it.each([
    ["GATSBY_SUPABASE_ANON_KEY", keyWithRole("anon")],
    ["GATSBY_SUPABASE_ANON_KEY", "sb_publishable_abcde"],
    ["GATSBY_SUPABASE_URL", "https://project.supabase.co/"],
    ["GATSBY_SUPABASE_URL", "https://data.school.site/newsletter"],
    ["GATSBY_RECORDS_API_KEY", "any.random.text"],
    ["GATSBY_RECORDS_API_KEY", "any.MTIz.text"],
    ["GATSBY_RECORDS_API_URL", "https://api.airtable.com.example.org/v0"],
    ["GATSBY_DECISIONS_TABLE", "letters"],
    ["EDITOR_REPOSITORY", "https://github.com/my-school/my-site"],
    ["GATSBY_SIGN_IN_PASSWORD_HASH", `pbkdf2-sha256:100000:salt:${key}`],
  ])("accepts %s=%s", (name, value) => {
    expect(errorOf({ ...complete, [name]: value })).toBe("")
  })

  it("lists one table for both kinds of records beside the other mistakes", () => {
    const lines = linesOf({ ...complete, GATSBY_SITE_URL: "nowhere", GATSBY_LETTERS_TABLE: "Decisions" })
    expect(lines).toEqual([
      expect.stringContaining("GATSBY_SITE_URL is not a URL."),
      expect.stringContaining("GATSBY_DECISIONS_TABLE is the same as"),
    ])
  })

  it.each([".env.production.txt", ".env.txt"])("names the file %s, which is not read", (file) => {
    const root = process.cwd()
    process.chdir(temporaryFolder())
    writeFileSync(file, "")
    const message = errorOf({ ...complete, GATSBY_FORMS_URL: "" })
    process.chdir(root)
    expect(message).toMatch(`- ${file} is not read: rename it to .env.production.`)
  })

  it.each([
    ["GATSBY_FORM_URL", "GATSBY_FORMS_URL"],
    ["gatsby_site_url", "GATSBY_SITE_URL"],
    ["GATSBY_SUPABASE_KEY", "GATSBY_SUPABASE_ANON_KEY"],
    ["GATSBY_SUPABASE_PUBLISHABLE_KEY", "GATSBY_SUPABASE_ANON_KEY"],
    ["SUPABASE_URL", "GATSBY_SUPABASE_URL"],
  ])("names %s, which is similar, beside the mistake that %s is missing", (name, missing) => {
    const lines = linesOf({ ...complete, [missing]: undefined, [name]: "x", GATSBY_CPU_COUNT: "2" })
    expect(lines).toEqual([
      expect.stringContaining(`${missing} is missing.`),
      `${name} has no effect. Did you mean "${missing}"?`,
    ])
  })

  it.each<[Record<string, string>, readonly string[]]>([
    [{}, []],
    [publicVariables, []],
    [{ GATSBY_SITE_URL: "https://www.example.org" }, ["GATSBY_SITE_URL is not a public address, but canonical links"]],
    [{ GATSBY_SIGN_IN_SHEET_URL: "https://sheet.school.site/export" }, ["is the sheet itself: every visitor"]],
    [
      { GATSBY_FORMS_ORIGIN: "", GATSBY_LOGGER: "" },
      ['GATSBY_FORMS_ORIGIN has no effect. Did you mean "GATSBY_FORMS_O'],
    ],
    [{ ...publicVariables, GATSBY_FORMS_URL: "http://127.0.0.1:1" }, ["GATSBY_FORMS_URL is not a public address"]],
    [{ GATSBY_SITE_URL: "https://northwind" }, ["GATSBY_SITE_URL is not a public address, but canonical links"]],
    [{ ...publicVariables, GATSBY_FORMS_URL: "https://forms.school.site" }, ["GATSBY_FORMS_URL is no address of Jot"]],
  ])("warns about %j with %j", (variables, warnings) => {
    const values = { ...complete, ...variables }
    const expected = warnings.map((warning): unknown => expect.stringContaining(warning))
    expect(environmentWarnings(readEnvironment(values), values)).toEqual(expected)
  })

  it.each([
    ["GATSBY_SITE_URL", "http://www.school.site", "begins with http://"],
    ["GATSBY_FORMS_URL", "http://forms.school.site", "begins with http://"],
  ])("of a public site rejects %s=%s", (name, value, message) => {
    const values = { ...publicVariables, [name]: value }
    expect(errorOf(values)).toContain(`${name} ${message}`)
    expect(errorOf({ ...values, GATSBY_SITE_URL: "https://www.example.org" })).toBe("")
  })
})

it.each(["https://www.example.ai", "https://my-example.org", "https://10.localhost.site", "https://192.0.2.1"])(
  "%s is a public address",
  (url) => {
    expect(isPublicUrl(url)).toBe(true)
  },
)

it.each([
  "http://127.8.9.1:9000",
  "http://[::1]:9000",
  "http://site.LOCALHOST",
  "https://site.test",
  "https://Example",
  "https://www.Example.NET",
  "https://northwind",
  "https://10.0.0.1",
  "https://192.168.1.20",
  "https://172.31.0.1",
  "nowhere",
])("%s is not a public address", (url) => {
  expect(isPublicUrl(url)).toBe(false)
})
