/** Checks of a running site, and the functions with which they compare. */

export interface SiteResponse {
  status: number
  /** A header that was sent more than once has all values, joined with a comma. */
  headers: Headers
  /** Decompressed. */
  body: string
}

export interface RequestOptions {
  method?: "GET" | "HEAD" | "POST"
  headers?: Readonly<Record<string, string>>
}

/** Requests a path of one site. */
export type SendRequest = (path: string, options?: RequestOptions) => Promise<SiteResponse>

export interface Check {
  /** Statement of the behavior. */
  title: string
  /** What to do if the check fails. */
  remedy: string
  /** @throws Error that says what was found instead, or `Failure` or `NotChecked` */
  run: (send: SendRequest) => Promise<void>
}

/** A failure whose remedy replaces that of the check. */
export class Failure extends Error {
  constructor(
    found: string,
    readonly remedy: string,
  ) {
    super(found)
  }
}

/** A failure of a request that no service received, so that no log says why. */
export class Unreachable extends Failure {}

/** The reason why a check can show neither that a behavior is right nor that it is wrong. */
export class NotChecked extends Error {}

const shown = (value: unknown) => (value instanceof RegExp ? value.source : (JSON.stringify(value) ?? "missing"))

/** @throws Error with both values if they differ */
export function expectEqual(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what} is ${shown(found)} instead of ${shown(expected)}`)
}

/**
 * Compares headers. `undefined` means that the header is missing.
 * @throws Error that names the first header that differs
 */
export function expectHeaders(
  path: string,
  { headers }: SiteResponse,
  expected: Readonly<Record<string, string | RegExp | undefined>>,
): void {
  for (const [name, value] of Object.entries(expected)) {
    const found = headers.get(name) ?? undefined
    const isMatch = value instanceof RegExp && value.test(found ?? "")
    if (!isMatch) expectEqual(`${name} of ${path}`, found, value)
  }
}

/**
 * Runs checks, and prints a line for each and a last line with the counts. Below a line is what was found, and what to
 * do.
 */
export async function reportChecks(checks: readonly Check[], send: SendRequest, print: (text: string) => void) {
  const counts = { pass: 0, FAIL: 0, "not checked": 0 }
  for (const { title, remedy, run } of checks) {
    const error = await run(send).catch((thrown: Error) => thrown)
    const kind = !error ? "pass" : error instanceof NotChecked ? "not checked" : "FAIL"
    counts[kind] += 1
    const advice = kind !== "FAIL" ? "" : error instanceof Failure ? error.remedy : remedy
    const explanation = error ? [error.message.replace(/\.?$/, "."), advice] : []
    print([`${kind.padEnd(11)}  ${title}`, ...explanation.filter(Boolean)].join("\n             "))
  }
  print(`\n${counts.pass} passed, ${counts.FAIL} failed, ${counts["not checked"]} not checked`)
  return counts
}
