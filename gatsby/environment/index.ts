/**
 * The environment contract: read once, checked by schema, one error for all variables.
 * Every variable is baked in at build time; `.env.example` documents each.
 */
import { z } from "zod"

const webAddress = z
  .string()
  .refine(isHttpUrl, "is not an address. It has to start with https:// (or http:// on your own machine).")

const origin = webAddress.refine(
  (value) => !isHttpUrl(value) || new URL(value).origin === value,
  "has to be an origin: no path and no closing slash, such as https://www.example.org.",
)

const originList = z
  .string()
  .default("")
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine((origins) => origins.every((one) => isHttpUrl(one) && new URL(one).origin === one), {
    error: "has to be a list of origins with commas between them, such as https://a.example.org,https://b.example.org.",
  })

const key = z.string().regex(/\S/, "is empty.")

const switchValue = z
  .enum(["true", "false"], { error: 'has to be "true" or "false".' })
  .default("false")
  .transform((value) => value === "true")

/** A raw token of the records table: `pat`, 14 characters, a dot, 64 hexadecimal digits. In a bundle it would be public. */
const tableToken = /^pat[A-Za-z0-9]{14}(\.|$)/

const schema = z.object({
  GATSBY_SITE_URL: origin,
  GATSBY_SUPABASE_URL: webAddress,
  GATSBY_SUPABASE_ANON_KEY: key,
  GATSBY_RECORDS_API_URL: webAddress,
  GATSBY_RECORDS_API_KEY: key.refine(
    (value) => !tableToken.test(value),
    "looks like a raw token of the table. It would be public in the bundle: give the broker's public key instead.",
  ),
  GATSBY_LETTERS_TABLE: key,
  GATSBY_DECISIONS_TABLE: key,
  GATSBY_SIGN_IN_SHEET_URL: z
    .string()
    .refine((value) => isHttpUrl(value.replace("{email}", "a")), "is not an address. It has to start with https://."),
  GATSBY_SIGN_IN_SHEET_ORIGINS: originList,
  GATSBY_SIGN_IN_PASSWORD_HASH: z
    .string()
    .regex(
      /^pbkdf2-sha256:\d+:[A-Za-z0-9_-]+:[A-Za-z0-9_-]+$/,
      "is not a hash. Make one with: npm run --silent sign-in:hash -- <password>",
    ),
  GATSBY_FORMS_URL: origin,
  GATSBY_FORMS_ORIGINS: originList,
  GATSBY_GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, "is not a measurement id. It looks like G-ABC123DEF4.")
    .optional(),
  GATSBY_ASSET_PREFIX: origin.optional(),
  GATSBY_REDIRECT_PAGES: switchValue,
  GATSBY_FORBID_SAMPLE_CONTENT: switchValue,
})

/** Where to get each variable that has to be there. */
const whereToGet: Partial<Record<keyof Environment, string>> = {
  GATSBY_SITE_URL: "It is the address of this site, such as https://www.example.org.",
  GATSBY_SUPABASE_URL: "Copy it from the project's API settings at Supabase.",
  GATSBY_SUPABASE_ANON_KEY: "Copy the anonymous public key from the project's API settings at Supabase.",
  GATSBY_RECORDS_API_URL: "It is the address of the records broker; see supabase/functions.",
  GATSBY_RECORDS_API_KEY: "It is the broker's public key; see supabase/functions.",
  GATSBY_LETTERS_TABLE: "It is the name of the table with the letters.",
  GATSBY_DECISIONS_TABLE: "It is the name of the table with the decisions.",
  GATSBY_SIGN_IN_SHEET_URL: "It is the address of the sheet's CSV export, or of the broker with {email} in it.",
  GATSBY_SIGN_IN_PASSWORD_HASH: "Make it with: npm run --silent sign-in:hash -- <password>",
  GATSBY_FORMS_URL: "It is the origin of the form provider, such as https://form.jotform.com.",
}

export type Environment = z.infer<typeof schema>

/**
 * The site's environment.
 * @param variables such as `process.env`; a variable that is set to nothing counts as not set
 * @throws Error that names every missing or malformed variable, what is wrong and where to get it
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const lines = new Map<string, string>()
  for (const issue of result.error.issues) {
    const name = String(issue.path[0])
    if (lines.has(name)) continue
    const isMissing = !(name in given)
    const help = whereToGet[name as keyof Environment] ?? ""
    lines.set(name, isMissing ? `${name} is missing. ${help}` : `${name} ${issue.message}`)
  }
  throw new Error(
    `The environment is not complete. Set these variables (each is described in .env.example):\n${[...lines.values()]
      .map((line) => `  - ${line}`)
      .join("\n")}`,
  )
}

/** Sentences about what is allowed but unwise: plain http outside this machine, a public sign-in sheet. */
export function environmentWarnings(environment: Environment): string[] {
  const insecure = Object.entries(environment)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const))
    .filter(([, value]) => typeof value === "string" && isPlainHttpElsewhere(value))
    .map(([name]) => `${name} begins with http://: what goes there can be read on the way. Use https://.`)
  const sheet = environment.GATSBY_SIGN_IN_SHEET_URL.includes("{email}")
    ? []
    : [
        "GATSBY_SIGN_IN_SHEET_URL holds no {email}: the whole sheet, names and addresses of all applicants, can be read by anyone. Put the one-row broker in front of it.",
      ]
  return [...insecure, ...sheet]
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

function isPlainHttpElsewhere(value: string): boolean {
  if (!value.startsWith("http://") || !URL.canParse(value)) return false
  return !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(value).hostname)
}
