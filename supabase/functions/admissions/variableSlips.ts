/**
 * What can happen to the value of any variable on its way into a form, a shell or a file. Function, site and the
 * staff's commands read their variables through this file. It is in this folder because a function may import nothing
 * else.
 */
import { Buffer } from "node:buffer"

/** Spaces, control characters, and format characters, which are invisible: such as a byte order mark. */
const around = String.raw`[\s\p{Cc}\p{Cf}]+`
const edges = new RegExp(`^${around}|${around}$`, "gu")
const quoted = /^(?:"(.*)"|'(.*)'|`(.*)`|[“„”](.*)[“”]|[‘‚’](.*)[‘’])$/su

/**
 * Returns a value without what is no part of it: spaces, invisible characters and quotation marks around it, which a
 * file of variables may have and the form of a host keeps. An origin is as browsers send it: without capital letters,
 * the usual port and a slash at its end.
 */
export function cleanValue(value: string): string {
  const bare = value.replace(edges, "")
  const inside = quoted
    .exec(bare)
    ?.slice(1)
    .find((text) => text !== undefined)
  return (inside === undefined ? bare : inside.replace(edges, "")).replace(/^https?:\/\/[^/?#@\s,]+\/*$/i, (address) =>
    URL.canParse(address) ? new URL(address).origin : address,
  )
}

/** Is in what `slipIn` returns about a secret. */
export const secret = "which must stay secret"

/** Values that can be recognized, and the names of the variables that may have them. The first match counts. */
const recognizable: readonly [what: string, pattern: RegExp, names?: RegExp][] = [
  ["the dashboard of Supabase", /^https?:\/\/([\w-]+\.)*supabase\.com\.?([/:]|$)/i],
  ["the dashboard of a host", /^https?:\/\/(app\.netlify|dash\.cloudflare)\.com\.?([/:]|$)/i],
  ["a page of Airtable for the browser", /^https?:\/\/(www\.)?airtable\.com\.?([/:]|$)/i],
  [
    "the table itself, whose token would be public",
    /^https?:\/\/api\.airtable\.com\.?([/:]|$)/i,
    /^RECORDS_UPSTREAM_URL$/,
  ],
  ["a page of Google, not the CSV export of a sheet", /^https?:\/\/docs\.google\.com\/(?!.*csv)/i],
  ["the address of a database", /^postgres(ql)?:\/\//i, /_DB_URL$/],
  ["a URL", /^(?!postgres)[a-z][a-z+.-]*:\/\//i, /_(URL|ORIGINS?|PREFIX|REPOSITORY)$/],
  ["an e-mail address", /^(mailto:)?[^\s@/:]+@[^\s@/:]+$/i],
  [`a token of Airtable, ${secret}`, /^pat[A-Za-z0-9]{14}(\.|$)/, /^RECORDS_UPSTREAM_TOKEN$/],
  ["an id of Airtable", /^(app|tbl|viw|fld)[A-Za-z0-9]{14}$/],
  [`a secret key of Supabase, ${secret}`, /^(sb_secret_|sbp_)/],
  ["a publishable key of Supabase", /^sb_publishable_/, /^GATSBY_SUPABASE_ANON_KEY$/],
  ["a hash of the sign-in's password", /^pbkdf2-/i, /^GATSBY_SIGN_IN_PASSWORD_HASH$/],
  ["a measurement ID", /^(G|UA)-[A-Z0-9-]{4,}$/, /^GATSBY_GA_MEASUREMENT_ID$/],
  ["no address of a database, which begins with postgresql://", /^(?!postgres(ql)?:\/\/|$)/i, /(?<!_DB_URL)$/],
  // The name of a table is a path of the function.
  [
    'a path that the function has for other requests, or contains "/"',
    /\/|^(status|publication|sign-in)$/,
    /(?<!_TABLE)$/,
  ],
]

/** Parts of a value that an example leaves to the reader. */
const placeholder = /…|\.\.\.|<[^<>]*>|\b[Yy](our|OUR)[-_]|\/owner\/name\b|X{4}|x{4}/

/**
 * Returns what is wrong with a cleaned value, as the end of a sentence about the variable, without the value;
 * undefined if nothing that every variable has in common.
 */
export function slipIn(name: string, value: string): string | undefined {
  if (/[\0\uFFFD]/.test(value)) return "has lost characters: it was saved or copied in another encoding than UTF-8."
  if (/[\r\n]/.test(value)) return "has more than one line."
  if (/[\p{Cc}\p{Cf}]/u.test(value)) return "contains an invisible character. Type it again."
  const [, assigned] = /^(?:export\s+)?([A-Z][A-Z0-9_]{3,})\s*=/.exec(value) ?? []
  if (assigned) return `begins with "${assigned}=". Set only what is after it.`
  if (placeholder.test(value)) return "is or contains a placeholder of an example. Set your own value."
  if (isSecretToken(value)) return `is a secret key, or a JWT whose role is not anon, ${secret}.`
  const [what] = recognizable.find(([, pattern, names]) => pattern.test(value) && !names?.test(name)) ?? []
  return what && `is ${what}.`
}

/** Whether a value is a JSON Web Token with another role than `anon`. */
function isSecretToken(value: string): boolean {
  const payload = payloadOf(value)
  return payload !== undefined && payload.role !== "anon"
}

/** Returns the payload of a JSON Web Token (RFC 7519); undefined if the text is something else. */
export function payloadOf(token: string): { role?: unknown; ref?: unknown } | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())
    return payload instanceof Object ? payload : undefined
  } catch {
    return undefined
  }
}
