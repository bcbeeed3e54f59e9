/** Checks of a running site, and the functions with which they compare. */
import type { Answer, Send } from "./request"

export interface Check {
  /** Statement of the behavior. */
  title: string
  /** What to do if the check fails. */
  remedy: string
  /** @throws Error that says what was found instead */
  run: (send: Send) => Promise<void>
}

/** @throws Error with both values if they differ */
export function expectEqual(what: string, found: unknown, expected: unknown): void {
  if (found !== expected)
    throw new Error(
      `${what} is ${JSON.stringify(found) ?? "missing"} instead of ${JSON.stringify(expected) ?? "missing"}`,
    )
}

/** Compares headers. `undefined` means that the header is missing. @throws Error that names the first header that differs */
export function expectHeaders(
  path: string,
  { headers }: Answer,
  expected: Readonly<Record<string, string | RegExp | undefined>>,
): void {
  for (const [name, value] of Object.entries(expected)) {
    const found = headers.get(name)
    const isEqual = value instanceof RegExp ? value.test(found ?? "") : found === value
    if (!isEqual)
      throw new Error(
        `${name} of ${path} is ${JSON.stringify(found) ?? "missing"} instead of ${value?.toString() ?? "missing"}`,
      )
  }
}

export interface Outcome {
  kind: "pass" | "FAIL" | "not checked"
  /** What was found instead and what to do, or why the behavior was not checked. */
  explanation: readonly string[]
}

/** Runs a check. Never throws. */
export async function outcomeOf({ run, remedy }: Check, send: Send): Promise<Outcome> {
  try {
    await run(send)
    return { kind: "pass", explanation: [] }
  } catch (error) {
    const { message, remedy: ownRemedy = remedy } = error as Error & { remedy?: string | null }
    const found = message.replace(/\.?$/, ".")
    if (ownRemedy === null) return { kind: "not checked", explanation: [found] }
    return { kind: "FAIL", explanation: [found, ownRemedy] }
  }
}

/** Runs checks, and prints a line for each and a last line with the counts. @returns the number of failures */
export async function reportChecks(checks: readonly Check[], send: Send, print: (text: string) => void) {
  const counts = { pass: 0, FAIL: 0, "not checked": 0 }
  for (const check of checks) {
    const { kind, explanation } = await outcomeOf(check, send)
    counts[kind] += 1
    print([`${kind.padEnd(11)}  ${check.title}`, ...explanation].join("\n             "))
  }
  print(`\n${counts.pass} passed, ${counts.FAIL} failed, ${counts["not checked"]} not checked`)
  return counts.FAIL
}
