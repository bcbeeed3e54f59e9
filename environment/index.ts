/** Reads and checks the variables that are built into the site. `.env.example` describes each. */
import { existsSync, readFileSync } from "node:fs"
import { parseEnv } from "node:util"
import { z } from "zod"
import { didYouMean } from "../messages/suggestion"
import { hasNoForms, isProviderHost, providerName, splitOrigins, usualFormsUrl } from "../src/formProvider"
import {
  isPasswordHash,
  leastPasswordIterations,
  passwordHashStart,
  publishedPasswordHash,
} from "../src/passwordHashFormat"
import { letterPages, type TableVariable } from "../src/routes"
import { isWholeSheet, signInFor, signInOf } from "../src/signInUrl"
import { cleanValue } from "../supabase/functions/admissions/variableSlips"
import { hasDataPath, isHttpUrl, isNoProject, isOrigin, isPublicUrl, projectOf } from "./addresses"
import { keyMistake } from "./keyMistake"
import { lineMistakes } from "./lineMistakes"
import { previewCause, previewVariables } from "./preview"
import { parseVariables, type Variables } from "./parseVariables"
import { secretLines } from "./secretLines"

export { isPublicUrl, type Variables }

const text = () => z.string({ error: "is missing." })

const url = () => text().refine(isHttpUrl, { error: "is not a URL.", abort: true })

const origin = () => url().refine(isOrigin, "has more than an origin, such as a path or a second address.")

const originList = z
  .string()
  .default("")
  .transform(splitOrigins)
  .refine((origins) => origins.every(isOrigin), "is malformed.")
const originListHelp =
  "It is a list of origins with commas between them, such as https://a.example.org,https://b.example.org."

const filledIn = "npm run deploy:services fills it in if it is empty."

const flag = z
  .enum(["true", "false"], { error: 'has to be "true" or "false".' })
  .default("false")
  .transform((value) => value === "true")

type TableName = `GATSBY_${TableVariable}`

const tableNames = Object.fromEntries(
  letterPages.map(({ kind, tableVariable }): [TableName, z.ZodString] => [
    `GATSBY_${tableVariable}`,
    text().describe(`It is the name of the table with the ${kind}s, which is different for each table.`),
  ]),
) as Record<TableName, z.ZodString>

const schema = z.object({
  GATSBY_SITE_URL: origin()
    .refine(isNoProject, "is the URL of the project at Supabase.")
    .refine((value) => !isProviderHost(new URL(value).hostname), "is an address of the form provider.")
    .refine(
      (value) => !/--[^.]*\.netlify\.app$/.test(value),
      "is the address of a branch: leave out what is before --.",
    )
    .describe("It is the origin of this site, such as https://www.example.org."),
  GATSBY_SUPABASE_URL: url()
    .refine((value) => !hasDataPath(value), "has a path. Leave it out: the site adds /rest/v1 itself.")
    .describe(
      "It is the URL of the project, such as https://abcdefghijklmnopqrst.supabase.co. Copy it from the project's API settings at Supabase.",
    ),
  GATSBY_SUPABASE_ANON_KEY: text()
    .regex(/^[\w.-]*$/, "contains a character that no key of Supabase has.")
    .refine((value) => !/^sb_publishable_.{0,4}$/.test(value), "is cut off: only its beginning was copied.")
    .refine((value) => !/sb_publishable_.*sb_publishable_/.test(value), "was pasted twice.")
    .describe(
      "Copy the whole publishable key, which begins with sb_publishable_, from the project's API keys at Supabase.",
    ),
  GATSBY_RECORDS_API_URL: url()
    .refine(
      (value) => !/[?#{}]|\/sign-in\b/.test(value),
      "is more than the address of the function: leave out what begins with /sign-in, ? or #.",
    )
    .refine(isNoProject, "is the URL of the project at Supabase, without the function.")
    .describe(
      `It is the URL of the admissions function, such as https://abcdefghijklmnopqrst.supabase.co/functions/v1/admissions. ${filledIn}`,
    ),
  GATSBY_RECORDS_API_KEY: text()
    .regex(/^(?!.*["'])[\x21-\x7e]*$/, "contains a space, a quotation mark or a letter that no key has.")
    .describe(`It is the function's public key, equal to its variable RECORDS_PUBLIC_KEY. ${filledIn}`),
  ...tableNames,
  GATSBY_SIGN_IN_SHEET_URL: text()
    .refine((value) => isHttpUrl(signInFor(value, "a")), {
      error: "is not a URL.",
      abort: true,
    })
    .refine((value) => !/[{}]|%7B/i.test(signInFor(value, "")), "has another word than {email} in braces.")
    .refine(isNoProject, "is the URL of the project at Supabase, without the function.")
    .describe(
      `It is the URL of the function with {email} in it, such as https://abcdefghijklmnopqrst.supabase.co/functions/v1/admissions/sign-in?email={email}, or of the sheet's CSV export. ${filledIn}`,
    ),
  GATSBY_SIGN_IN_SHEET_ORIGINS: originList.describe(originListHelp),
  GATSBY_SIGN_IN_PASSWORD_HASH: text()
    .refine(
      isPasswordHash,
      `is not a whole hash with at least ${leastPasswordIterations.toLocaleString("en-US")} iterations. Empty the line first.`,
    )
    .describe(`Make it with: npm run deploy:services. It begins with ${passwordHashStart}`),
  GATSBY_FORMS_URL: origin()
    .refine(isNoProject, "is the URL of the project at Supabase.")
    .refine((value) => !hasNoForms(value), `has no forms: at ${providerName}, they are at ${usualFormsUrl}.`)
    .describe(`It is the origin of the form provider, such as ${usualFormsUrl}.`),
  GATSBY_FORMS_ORIGINS: originList.describe(originListHelp),
  GATSBY_GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, "is not a measurement ID.")
    .optional()
    .describe("It looks like G-ABC123DEF4."),
  GATSBY_ASSET_PREFIX: origin().optional().describe("It is the origin of a CDN, such as https://cdn.example.org."),
  GATSBY_PREVIEW: flag,
  GATSBY_REDIRECT_PAGES: flag,
  GATSBY_ALLOW_SAMPLE_CONTENT: flag,
  EDITOR_REPOSITORY: z
    .string()
    // The address for `git clone` is another one of the same repository.
    .transform((value) => value.replace(/(\.git)?\/*$/, ""))
    .pipe(z.string().regex(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/, "is not the address of a repository."))
    .optional()
    .describe("It looks like https://github.com/my-school/my-site."),
  EDITOR_BRANCH: z
    .string()
    .regex(/^\S+$/, "is not the name of a branch: it contains a space.")
    .optional()
    .describe("It looks like main."),
  EDITOR_AUTH_URL: origin()
    .optional()
    .describe("It is the origin of the OAuth client, such as https://auth.example.org."),
})

export type Environment = z.infer<typeof schema>

/** The names of all variables of the site. */
export const variableNames = Object.keys(schema.shape)

/**
 * Loads `.env.<mode>` and `.env`, without changing a variable that is set, and replaces the services of a preview. The
 * mode of a build is `production`. Cleans the variables of the site, because Gatsby copies them into the scripts as
 * they are in `process.env`.
 */
export function loadEnvironmentFiles(mode: string): void {
  for (const file of [`.env.${mode}`, ".env"])
    for (const [name, value] of Object.entries(readEnvironmentFile(file))) process.env[name] ??= value
  for (const name of variableNames) {
    const value = process.env[name]
    if (value !== undefined) process.env[name] = cleanValue(value)
  }
  Object.assign(process.env, previewVariables(process.env))
}

/**
 * Returns the variables of a file, which may have a byte order mark; none if it does not exist.
 * @throws Error if it is not UTF-8, or with each line that has a mistake
 */
export function readEnvironmentFile(file: string): Variables {
  const text = existsSync(file) ? readFileSync(file, "utf8").replace(/^\uFEFF/, "") : ""
  if (/[\0\uFFFD]/.test(text))
    throw new Error(`${file} is not saved as UTF-8. Save it again: Save As → Encoding → UTF-8.`)
  const mistakes = [...lineMistakes(text), ...secretLines(file, text, variableNames)]
  if (mistakes.length > 0) throw new Error(mistakes.map((mistake) => `${file}:${mistake}`).join("\n"))
  // Node.js 20 takes a tab in an empty line for the beginning of the next name.
  return parseEnv(text.trim().replace(/\s*\n\s*/g, "\n"))
}

/**
 * Returns the checked environment of the site.
 * @param values such as `process.env`; an empty variable counts as missing
 * @throws Error with one line for each missing or malformed variable
 */
export function readEnvironment(values: Variables): Environment {
  const { data, given, lines } = parseVariables(schema, values)
  lines.push(...addressesOf(given).flatMap(([name, url]) => addressMistake(name, url)))
  if (isPublicUrl(given.GATSBY_SITE_URL ?? "") && given.GATSBY_SIGN_IN_PASSWORD_HASH === publishedPasswordHash)
    lines.push(
      "GATSBY_SIGN_IN_PASSWORD_HASH is the hash of a password that is published with this project. Empty the line first, and make your own with: npm run deploy:services",
    )
  lines.push(...signInMistake(given), ...projectMistakes(given))
  if (!lines.some((line) => line.startsWith("GATSBY_SUPABASE_ANON_KEY "))) lines.push(...keyMistake(given))
  if (data && lines.length === 0) return data
  const missing = variableNames.filter((name) => lines.some((line) => line.startsWith(`${name} is missing.`)))
  lines.push(...similarNames(values, missing))
  const renamed = renamedFile()
  if (renamed) lines.push(renamed)
  const headline =
    "The environment is not valid. Set or correct these variables on the host or in .env.production (.env.example describes each):"
  throw new Error([headline, ...lines].join("\n  - "))
}

/** Reports an address of the admissions function without the part that it replaces with the applicant's address. */
function signInMistake(values: Variables): string[] {
  const { GATSBY_SIGN_IN_SHEET_URL: sheet = "", GATSBY_RECORDS_API_URL: records = "" } = values
  if (!isHttpUrl(sheet) || !isHttpUrl(records) || /\{|%7B|csv/i.test(sheet)) return []
  if (new URL(sheet).hostname !== new URL(records).hostname && !/\/sign-in\b/.test(sheet)) return []
  return [
    "GATSBY_SIGN_IN_SHEET_URL has no {email}, so the function could not answer any sign-in. " +
      `Add it: ${signInOf(records.replace(/\/*(sign-in\b.*)?$/, ""))}`,
  ]
}

/** Reports an address of the function that is of another project at Supabase than the newsletter's. */
function projectMistakes(values: Variables): string[] {
  const project = projectOf(values.GATSBY_SUPABASE_URL ?? "")
  return ["GATSBY_RECORDS_API_URL", "GATSBY_SIGN_IN_SHEET_URL"].flatMap((name) => {
    const other = projectOf(values[name] ?? "") ?? project
    if (!project || other === project) return []
    return [
      `${name} is of the project "${other}", and GATSBY_SUPABASE_URL of "${project}". ` +
        "Empty the first one, and npm run deploy:services fills it in, or correct the second one.",
    ]
  })
}

/** Returns the variables that are URLs, if the site is public. */
function addressesOf(values: Variables): [name: string, url: string][] {
  if (!isPublicUrl(values.GATSBY_SITE_URL ?? "")) return []
  const names = Object.keys(schema.shape)
  return names.map((name): [string, string] => [name, values[name] ?? ""]).filter(([, value]) => isHttpUrl(value))
}

function addressMistake(name: string, url: string): string[] {
  if (!isPublicUrl(url) || url.startsWith("https:")) return []
  return [`${name} begins with http://, so others on the network can read the data. Use https://.`]
}

/** What is wrong with a sign-in sheet that every visitor can read, and what to do. */
export const wholeSheet =
  "GATSBY_SIGN_IN_SHEET_URL is the sheet itself: every visitor could download all names and addresses. " +
  "Empty this line; `npm run deploy:services` fills it in. The sheet's address belongs into SHEET_URL in .env.staff."

/**
 * Returns warnings about settings that suit a trial but not a public site (an address that is not public, forms of
 * another provider, and a public sign-in sheet), about a preview, and about names that are similar to a variable.
 */
export function environmentWarnings(environment: Environment, values: Variables): string[] {
  const { GATSBY_SITE_URL: site, GATSBY_FORMS_URL: forms, GATSBY_SIGN_IN_SHEET_URL: sheet } = environment
  const addresses = environment.GATSBY_PREVIEW ? [] : addressesOf(values)
  const warnings = addresses
    .filter(([, url]) => !isPublicUrl(url))
    .map(([name]) => `${name} is not a public address, so visitors of the site cannot use it.`)
  if (site.startsWith("https:") && !isPublicUrl(site))
    warnings.push("GATSBY_SITE_URL is not a public address, but canonical links would contain it. Set your own.")
  if (isPublicUrl(forms) && !isProviderHost(new URL(forms).hostname))
    warnings.push(`GATSBY_FORMS_URL is no address of ${providerName}. Its forms are usually at ${usualFormsUrl}.`)
  if (isWholeSheet(sheet)) warnings.push(wholeSheet)
  if (environment.GATSBY_PREVIEW)
    warnings.push(`This build is a preview, without letters, sign-in and newsletter: ${previewCause(values)}.`)
  return [...warnings, ...similarNames(values)]
}

/**
 * Returns a line for each name that is similar to a variable.
 * @param missing names of variables, to which a name that differs in one word is similar too
 */
function similarNames(values: Variables, missing: readonly string[] = []): string[] {
  const unknown = Object.keys(values).filter((name) => {
    const upper = name.toUpperCase()
    // On Windows, a name in lower case is the same variable.
    const isOurs = /^(GATSBY|EDITOR)_/.test(upper) || missing.includes(`GATSBY_${upper}`)
    return isOurs && !(upper in schema.shape && (name === upper || values[upper]))
  })
  return unknown.flatMap((name) => {
    const near = missing.filter((other) => otherWords(name, other) <= 1 && otherWords(other, name) <= 1)
    const meant = didYouMean(name, variableNames) || didYouMean(near[0] ?? "", near)
    return meant ? [`${name} has no effect.${meant}`] : []
  })
}

/** Returns how many words of a name another one does not have. */
function otherWords(name: string, other: string): number {
  return name.split("_").filter((word) => !other.split("_").includes(word)).length
}

/** Returns what to do if a program, such as an editor on Windows, has added an end to the name of the file. */
export function renamedFile(name = ".env.production"): string | undefined {
  const found = [`${name}.txt`, ".env.txt"].find((file) => existsSync(file))
  if (!found || existsSync(name)) return undefined
  return `${found} is not read: rename it to ${name}.`
}
