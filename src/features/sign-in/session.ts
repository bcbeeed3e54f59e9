import { navigate } from "gatsby"

/** Somebody who has signed in. */
export interface Visitor {
  /** As the sheet has it; perhaps empty. */
  readonly name: string
}

/** Gone with the tab, so that the next one at a shared computer finds nothing. */
const key = "blast_signed_in"

/**
 * Takes somebody who has just signed in to the acceptance page. Where storage is blocked the name goes with the step itself,
 * which the browser remembers for that one page.
 */
export function enter(visitor: Visitor): void {
  const isKept = keep(visitor)
  void navigate("/acceptance/", isKept ? {} : { state: { [key]: visitor } })
}

/** Forgets who has signed in and leads to the sign-in page, in place of the page that it is called on. */
export function leave(): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // Blocked: then nothing is kept there.
  }
  void navigate("/temp/", { replace: true })
}

/**
 * Who has signed in.
 * @param step what the browser remembers of the step that led to this page
 */
export function currentVisitor(step: unknown): Visitor | undefined {
  return visitorOf(readKept()) ?? visitorOf(isRecord(step) ? step[key] : undefined)
}

function keep(visitor: Visitor): boolean {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(visitor))
    return true
  } catch {
    return false
  }
}

function readKept(): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? "null")
  } catch {
    return undefined
  }
}

function visitorOf(value: unknown): Visitor | undefined {
  return isRecord(value) && typeof value.name === "string" ? { name: value.name } : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null
}
