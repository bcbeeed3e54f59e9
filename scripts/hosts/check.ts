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

/** Runs a check. @returns what was found instead, or undefined if the check passes */
export async function failureOf(check: Check, send: Send): Promise<string | undefined> {
  try {
    await check.run(send)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
