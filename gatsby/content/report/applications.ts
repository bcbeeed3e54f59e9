import { quote } from "../check/format"
import type { ContentPath } from "../check/problem"
import { entriesOf, recordsOf, valueAt } from "../check/traverse"
import { resolveFacts } from "../model/facts"
import type { ReportInput, ReportRule } from "./finding"

/** What a text or the dates of the rounds say about applications. */
interface Statement {
  state: "open" | "closed"
  /** A clause, such as `the banner says "…"`. */
  clause: string
  /** Where the text is in site.json; absent for the rounds. */
  path?: ContentPath
}

const closed =
  /\b(no longer|not (currently |yet )?) ?(accepting|taking|open)|\bapplications?( period)?\b.{0,40}\b(closed|ended|over)\b|\bclosed (for|to)\b|\bdeadlines? ((has|have) )?passed/i
const open =
  /\bapplications?( period)?\b.{0,40}\b(now|still|currently|is|are) open\b|\b(now|still|currently|are) accepting\b|\bapplications?\b.{0,20}\bopen (until|through|now)\b|\bapply (now|today|by|until|before)\b/i

/** Reports banner and call to action if they contradict the rounds that are open today, or each other. */
export const findApplicationContradictions: ReportRule = (input) => {
  const banner = statementAt(input, "the banner", ["banner"])
  const callToAction =
    statementAt(input, "the call to action", ["footerCallToAction", "title"]) ??
    statementAt(input, "the call to action", ["footerCallToAction", "text"])
  const statements = [roundsOf(input), banner, callToAction].filter((statement) => statement !== undefined)
  // Without rounds, either text may be the wrong one. The call to action is reported, and the message names both.
  const wrong = statements.filter(({ state }) => state !== statements[0]?.state)
  return wrong.map(({ state, path = [] }) => {
    const others = statements.filter((other) => other.state !== state).map((other) => other.clause)
    const message = `says that applications are ${state}, but ${others.join(", and ")}. Change one of them.`
    return { file: "site.json", path, message }
  })
}

/** Returns what a text of site.json says about applications; undefined if it says nothing about them. */
function statementAt({ content, facts }: ReportInput, name: string, path: ContentPath): Statement | undefined {
  const value = valueAt(content.find(({ file }) => file.path === "site.json")?.data, path)
  if (typeof value !== "string") return undefined
  const text = resolveFacts(value, facts)
  const [isClosed, isOpen] = [closed.test(text), open.test(text.replace(closed, ""))]
  // A text that says both is about two rounds.
  if (isClosed === isOpen) return undefined
  return { path, state: isOpen ? "open" : "closed", clause: `${name} says ${quote(text)}` }
}

/** Returns whether a round of any program is open today; undefined if no program has rounds. */
function roundsOf({ content, today }: ReportInput): Statement | undefined {
  const rounds = (entriesOf(content, "programs.json") ?? []).flatMap((program) =>
    recordsOf(program["deadlines"]).map(({ name, date }) => ({
      name: `${quote(String(name))} of the ${String(program["name"])}`,
      date: String(date),
    })),
  )
  const last = rounds.sort((one, other) => one.date.localeCompare(other.date)).at(-1)
  if (!last) return undefined
  return last.date >= today
    ? { state: "open", clause: `the round ${last.name} is open until ${last.date}` }
    : { state: "closed", clause: `the last round, ${last.name}, closed on ${last.date}` }
}
