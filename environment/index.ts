/** Reads and checks the variables that are built into the site. `.env.example` describes each. */
import { existsSync, readFileSync } from "node:fs"
import { parseEnv } from "node:util"
import { z } from "zod"
import { didYouMean } from "../messages/suggestion"
import { splitOrigins } from "../src/formOrigins"
import { isLoopback } from "../src/loopback"
import { letterPages, type TableVariable } from "../src/routes"
import { sameTables } from "./sameTables"

export type Variables = Readonly<Record<string, string | undefined>>

const required = (source: string) => z.string({ error: `is missing. ${source}` })

const urlError = "is not a URL. It has to start with https:// (or http:// on your own machine)."

const requiredUrl = (source: string) => required(source).refine(isHttpUrl, { error: urlError, abort: true })

const origin = (source = "") =>
  requiredUrl(source).refine(
    isOrigin,
    "has to be an origin: no path and no trailing slash, such as https://www.example.org.",
  )

const requiredText = (source: string) => required(source).regex(/\S/, "is empty.")

const publicKey = (source: string) =>
  requiredText(source)
    .regex(/^(?!.*["'])[\x21-\x7e]*$/, `contains a space, a quotation mark or a letter that no key has. ${source}`)
    .refine((value) => !value.includes("://"), `is a URL, not a key. ${source}`)
    .refine(
      (value) => !isSecretKey(value.trim()),
      `is a secret key, or a JWT whose role is not anon. Every visitor could use it. ${source}`,
    )

const originList = z
  .string()
  .default("")
  .transform(splitOrigins)
  .refine(
    (origins) => origins.every(isOrigin),
    "has to be a list of origins with commas between them, such as https://a.example.org,https://b.example.org.",
  )

const flag = z
  .enum(["true", "false"], { error: 'has to be "true" or "false".' })
  .default("false")
  .transform((value) => value === "true")

/** A raw token of the records table: `pat`, 14 characters, a dot, 64 hexadecimal digits. */
const tableToken = /^pat[A-Za-z0-9]{14}(\.|$)/

type TableName = `GATSBY_${TableVariable}`

const tableNames = Object.fromEntries(
  letterPages.map(({ kind, tableVariable }): [TableName, z.ZodString] => [
    `GATSBY_${tableVariable}`,
    requiredText(`It is the name of the table with the ${kind}s.`),
  ]),
) as Record<TableName, z.ZodString>

const schema = z.object({
  GATSBY_SITE_URL: origin("It is the origin of this site, such as https://www.example.org."),
  GATSBY_SUPABASE_URL: requiredUrl("Copy it from the project's API settings at Supabase.")
    .refine(
      (value) => !/^(.+\.)?supabase\.com$/.test(hostOf(value)),
      "is the dashboard of Supabase. Set the URL of the project, such as https://your-project.supabase.co.",
    )
    .refine((value) => !hasDataPath(value), "has a path. Leave it out: the site adds /rest/v1 itself."),
  GATSBY_SUPABASE_ANON_KEY: publicKey(
    "Copy the publishable key (sb_publishable_…) from the project's API keys at Supabase.",
  ),
  GATSBY_RECORDS_API_URL: requiredUrl("It is the URL of the admissions function; see supabase/functions.").refine(
    (value) => hostOf(value) !== "api.airtable.com",
    "is the table itself, whose token would be public in the bundle. " +
      "Deploy the admissions function (supabase/functions/admissions) and set its URL.",
  ),
  GATSBY_RECORDS_API_KEY: publicKey("It is the function's public key; see supabase/functions.").refine(
    (value) => !tableToken.test(value),
    "looks like a raw token of the table. It would be public in the bundle: set the function's public key instead.",
  ),
  ...tableNames,
  GATSBY_SIGN_IN_SHEET_URL: required("It is the URL of the sheet's CSV export, or of the function with {email} in it.")
    .refine((value) => isHttpUrl(value.replace("{email}", "a")), urlError)
    .refine((value) => !/[{}]/.test(value.replace("{email}", "")), "has another word than {email} in braces.")
    .refine(
      (value) => !/docs\.google\.com\/.*\/edit/.test(value),
      "is an address for the browser. Set that of the admissions function, or of the CSV export.",
    ),
  GATSBY_SIGN_IN_SHEET_ORIGINS: originList,
  // With fewer iterations, passwords can be tried fast. `deploy:services` uses 600,000. A hash of SHA-256 has 43
  // characters.
  GATSBY_SIGN_IN_PASSWORD_HASH: required("Make it with: npm run deploy:services").regex(
    /^pbkdf2-sha256:[1-9]\d{5,}:[A-Za-z0-9_-]+:[A-Za-z0-9_-]{43}$/,
    "is not a whole hash with at least 100,000 iterations. Make one with: npm run deploy:services",
  ),
  GATSBY_FORMS_URL: origin("It is the origin of the form provider, such as https://form.jotform.com."),
  GATSBY_FORMS_ORIGINS: originList,
  GATSBY_GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, "is not a measurement ID. It looks like G-ABC123DEF4.")
    .optional(),
  GATSBY_ASSET_PREFIX: origin().optional(),
  GATSBY_REDIRECT_PAGES: flag,
  GATSBY_ALLOW_SAMPLE_CONTENT: flag,
  EDITOR_REPOSITORY: z
    .string()
    .regex(
      /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/,
      "is not the address of a repository. It looks like https://github.com/owner/name.",
    )
    .optional(),
  EDITOR_BRANCH: z.string().regex(/^\S+$/, "is not the name of a branch: it contains a space.").optional(),
  EDITOR_AUTH_URL: origin().optional(),
})

export type Environment = z.infer<typeof schema>

/** Loads `.env.<mode>` and `.env`, without changing a variable that is set. The mode of a build is `production`. */
export function loadEnvironmentFiles(mode: string): void {
  for (const file of [`.env.${mode}`, ".env"])
    for (const [name, value] of Object.entries(readEnvironmentFile(file))) process.env[name] ??= value
}

/**
 * Returns the variables of a file, which may have a byte order mark; none if it does not exist.
 * @throws Error if it is not UTF-8
 */
export function readEnvironmentFile(file: string): Variables {
  const text = existsSync(file) ? readFileSync(file, "utf8") : ""
  if (/[\0\uFFFD]/.test(text))
    throw new Error(`${file} is not saved as UTF-8. Save it again: Save As → Encoding → UTF-8.`)
  return parseEnv(text.replace(/^\uFEFF/, ""))
}

/**
 * Returns the checked environment of the site.
 * @param values such as `process.env`; an empty variable counts as missing
 * @throws Error with one line for each missing or malformed variable
 */
export function readEnvironment(values: Variables): Environment {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value))
  const { data, error } = schema.safeParse(given)
  const lines = error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? []
  const tables = Object.keys(tableNames).map((variable) => [variable, given[variable]] as const)
  lines.push(...sameTables(tables).map(({ variable, message }) => `${variable} ${message}`))
  lines.push(...addressesOf(given).flatMap(([name, url]) => addressMistake(name, url)))
  if (data && lines.length === 0) return data
  const headline =
    "The environment is not valid. Set or correct these variables on the host or in .env.production (.env.example describes each):"
  throw new Error([headline, ...lines].join("\n  - "))
}

/** Returns the variables that are URLs, if the site is public. */
function addressesOf(values: Variables): [name: string, url: string][] {
  if (!isPublicUrl(values.GATSBY_SITE_URL ?? "")) return []
  const names = Object.keys(schema.shape)
  return names.map((name): [string, string] => [name, values[name] ?? ""]).filter(([, value]) => isHttpUrl(value))
}

function addressMistake(name: string, url: string): string[] {
  if (hostOf(url).startsWith("your-project.")) return [`${name} is the example of .env.example. Set your own URL.`]
  if (!isPublicUrl(url) || url.startsWith("https:")) return []
  return [`${name} begins with http://, so others on the network can read the data. Use https://.`]
}

/**
 * Returns warnings about settings that suit a trial but not a public site (a site or a service on this machine or with
 * a reserved name, and a public sign-in sheet), and about names that are similar to a variable.
 */
export function environmentWarnings(environment: Environment, values: Variables): string[] {
  const { GATSBY_SITE_URL: site, GATSBY_SIGN_IN_SHEET_URL: sheet } = environment
  const warnings = addressesOf(values)
    .filter(([, url]) => !isPublicUrl(url))
    .map(([name]) => `${name} is not a public address, so visitors of the site cannot use it.`)
  if (site.startsWith("https:") && !isPublicUrl(site))
    warnings.push("GATSBY_SITE_URL is an example, which canonical links would contain. Set your own.")
  if (!sheet.includes("{email}"))
    warnings.push(
      "GATSBY_SIGN_IN_SHEET_URL does not contain {email}, " +
        "so anyone can read the whole sheet with the names and addresses of all applicants. " +
        "Use the admissions function (supabase/functions/admissions), which returns only one row.",
    )
  for (const name of Object.keys(values).filter((key) => /^(GATSBY|EDITOR)_/.test(key) && !(key in schema.shape))) {
    const meant = didYouMean(name, Object.keys(schema.shape))
    if (meant) warnings.push(`${name} has no effect.${meant}`)
  }
  return warnings
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

function isOrigin(value: string): boolean {
  return isHttpUrl(value) && new URL(value).origin === value
}

/** Returns the host name of a URL, without the dot that ends an absolute name. */
function hostOf(url: string): string {
  return new URL(url).hostname.replace(/\.$/, "")
}

/** Names for tests and documents, which no public site can have (RFC 2606). */
const reserved = /^(.+\.)?(test|example|invalid|example\.(com|net|org))$/

/**
 * Whether a URL may lead to a site that the public sees: neither this machine nor a reserved name. False for a
 * malformed URL.
 */
export function isPublicUrl(value: string): boolean {
  return isHttpUrl(value) && !isLoopback(hostOf(value)) && !reserved.test(hostOf(value))
}

/** Whether a URL is more than that of a project at Supabase, or contains the path that Supabase's client adds. */
function hasDataPath(url: string): boolean {
  const path = new URL(url).pathname.replace(/\/+$/, "")
  return path.endsWith("/rest/v1") || (path !== "" && hostOf(url).endsWith(".supabase.co"))
}

/**
 * Whether a key is not for visitors: a secret key or an access token of Supabase, or a JSON Web Token (RFC 7519) with
 * another role than `anon`.
 */
function isSecretKey(key: string): boolean {
  if (/^(sb_secret_|sbp_)/.test(key)) return true
  try {
    const payload: unknown = JSON.parse(Buffer.from(key.split(".")[1] ?? "", "base64url").toString())
    return payload instanceof Object && !("role" in payload && payload.role === "anon")
  } catch {
    return false
  }
}
