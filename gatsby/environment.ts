/** Reads and checks the variables that are built into the site. `.env.example` describes each. */
import { z } from "zod"

const required = (source: string) => z.string({ error: `is missing. ${source}` })

const urlError = "is not a URL. It has to start with https:// (or http:// on your own machine)."

const requiredUrl = (source: string) => required(source).refine(isHttpUrl, { error: urlError, abort: true })

const requiredOrigin = (source: string) =>
  requiredUrl(source).refine(
    isOrigin,
    "has to be an origin: no path and no trailing slash, such as https://www.example.org.",
  )

const originList = z
  .string()
  .default("")
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine(
    (origins) => origins.every(isOrigin),
    "has to be a list of origins with commas between them, such as https://a.example.org,https://b.example.org.",
  )

const requiredText = (source: string) => required(source).regex(/\S/, "is empty.")

const flag = z
  .enum(["true", "false"], { error: 'has to be "true" or "false".' })
  .default("false")
  .transform((value) => value === "true")

/** A raw token of the records table: `pat`, 14 characters, a dot, 64 hexadecimal digits. */
const tableToken = /^pat[A-Za-z0-9]{14}(\.|$)/

const schema = z.object({
  GATSBY_SITE_URL: requiredOrigin("It is the origin of this site, such as https://www.example.org."),
  GATSBY_SUPABASE_URL: requiredUrl("Copy it from the project's API settings at Supabase."),
  GATSBY_SUPABASE_ANON_KEY: requiredText("Copy the anonymous public key from the project's API settings at Supabase."),
  GATSBY_RECORDS_API_URL: requiredUrl("It is the URL of the records broker; see supabase/functions."),
  GATSBY_RECORDS_API_KEY: requiredText("It is the broker's public key; see supabase/functions.").refine(
    (value) => !tableToken.test(value),
    "looks like a raw token of the table. It would be public in the bundle: set the broker's public key instead.",
  ),
  GATSBY_LETTERS_TABLE: requiredText("It is the name of the table with the letters."),
  GATSBY_DECISIONS_TABLE: requiredText("It is the name of the table with the decisions."),
  GATSBY_SIGN_IN_SHEET_URL: required(
    "It is the URL of the sheet's CSV export, or of the broker with {email} in it.",
  ).refine((value) => isHttpUrl(value.replace("{email}", "a")), urlError),
  GATSBY_SIGN_IN_SHEET_ORIGINS: originList,
  GATSBY_SIGN_IN_PASSWORD_HASH: required("Make it with: npm run --silent sign-in:hash -- <password>").regex(
    /^pbkdf2-sha256:\d+:[A-Za-z0-9_-]+:[A-Za-z0-9_-]+$/,
    "is not a hash. Make one with: npm run --silent sign-in:hash -- <password>",
  ),
  GATSBY_FORMS_URL: requiredOrigin("It is the origin of the form provider, such as https://form.jotform.com."),
  GATSBY_FORMS_ORIGINS: originList,
  GATSBY_GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, "is not a measurement ID. It looks like G-ABC123DEF4.")
    .optional(),
  GATSBY_ASSET_PREFIX: requiredOrigin("").optional(),
  GATSBY_REDIRECT_PAGES: flag,
  GATSBY_FORBID_SAMPLE_CONTENT: flag,
  EDITOR_REPOSITORY: z
    .string()
    .regex(
      /^https:\/\/(github|gitlab)\.com\/[\w.-]+(\/[\w.-]+)+$/,
      "is not the address of a repository. It looks like https://github.com/owner/name or https://gitlab.com/owner/name.",
    )
    .optional(),
  EDITOR_BRANCH: z.string().regex(/^\S+$/, "is not the name of a branch: it contains a space.").optional(),
  EDITOR_AUTH_URL: requiredOrigin("").optional(),
})

export type Environment = z.infer<typeof schema>

/**
 * Returns the checked environment of the site.
 * @param variables such as `process.env`; an empty variable counts as missing
 * @throws Error with one line for each missing or malformed variable
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const result = schema.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value)))
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => `\n  - ${path.join(".")} ${message}`)
  throw new Error(
    `The environment is not valid. Set or correct these variables (.env.example describes each):${lines.join("")}`,
  )
}

/** Returns warnings about settings that work but are unsafe: http:// outside this machine, and a public sign-in sheet. */
export function environmentWarnings(environment: Environment): string[] {
  const insecure = Object.entries(environment)
    .filter(([, value]) => [value].flat().some((text) => typeof text === "string" && isInsecureUrl(text)))
    .map(([name]) => `${name} begins with http://, so others on the network can read the data. Use https://.`)
  if (environment.GATSBY_SIGN_IN_SHEET_URL.includes("{email}")) return insecure
  return [
    ...insecure,
    "GATSBY_SIGN_IN_SHEET_URL does not contain {email}, so anyone can read the whole sheet with the names and addresses of all applicants. Use the sheet broker (supabase/functions/sheet), which returns only one row.",
  ]
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

function isOrigin(value: string): boolean {
  return isHttpUrl(value) && new URL(value).origin === value
}

/** Whether a URL begins with http:// and is not on this machine. */
function isInsecureUrl(value: string): boolean {
  if (!value.startsWith("http://") || !URL.canParse(value)) return false
  return !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(value).hostname)
}
