import { quote } from "../../messages/format"
import type { ContentPath } from "../check/mistake"
import { resolveFacts, type Facts } from "../model/facts"
import type { ReportInput, ReportRule } from "./finding"

/** What a text or the dates of the rounds say about applications. */
interface Statement {
  state: "open" | "closed"
  /** A clause, such as `the banner says "…"`. */
  clause: string
  /** Where the text is in site.json; empty for the rounds. */
  path: ContentPath
}

const closed =
  /\b(no longer|not (currently |yet )?) ?(accepting|taking|open)|\bapplications?( period)?\b.{0,40}\b(closed|ended|over)\b|\bclosed (for|to)\b|\bdeadlines? ((has|have) )?passed/i
const open =
  /\bapplications?( period)?\b.{0,40}\b(now|still|currently|is|are) open\b|\b(now|still|currently|are) accepting\b|\bapplications?\b.{0,20}\bopen (until|through|now)\b|\bapply (now|today|by|until|before)\b/i

/** Reports banner and call to action if they contradict the rounds that are open today, or each other. */
export const findApplicationContradictions: ReportRule = (input) => {
  const { banner, footerCallToAction } = input.content["site.json"]
  const { title, text = "" } = footerCallToAction
  const statements = [
    ...roundsOf(input),
    ...statementIn("the banner", ["banner"], banner, input.facts),
    ...statementIn("the call to action", ["footerCallToAction", "title"], `${title} ${text}`.trim(), input.facts),
  ]
  // Without rounds, either text may be the wrong one. The call to action is reported, and the message names both.
  const wrong = statements.filter(({ state }) => state !== statements[0]?.state)
  return wrong.map(({ state, path }) => {
    const others = statements.filter((other) => other.state !== state).map((other) => other.clause)
    const message = `says that applications are ${state}, but ${others.join(", and ")}. Change one of them.`
    return { file: "site.json", path, message }
  })
}

/** Returns what a text says about applications; nothing if it does not say it. */
function statementIn(name: string, path: ContentPath, words: string, facts: Facts): Statement[] {
  const text = resolveFacts(words, facts)
  const [isClosed, isOpen] = [closed.test(text), open.test(text.replace(closed, ""))]
  // A text that says both is about two rounds.
  if (isClosed === isOpen) return []
  return [{ path, state: isOpen ? "open" : "closed", clause: `${name} says ${quote(text)}` }]
}

/** Returns whether a round of any program is open today; nothing if no program has rounds. */
function roundsOf({ content, today }: ReportInput): Statement[] {
  const rounds = content["programs.json"].flatMap(({ name: program, deadlines = [] }) =>
    deadlines.map(({ name, date }) => ({ date, name: `${quote(name)} of the ${program}` })),
  )
  const last = rounds.sort((one, other) => one.date.localeCompare(other.date)).at(-1)
  if (!last) return []
  return last.date >= today
    ? [{ path: [], state: "open", clause: `the round ${last.name} is open until ${last.date}` }]
    : [{ path: [], state: "closed", clause: `the last round, ${last.name}, closed on ${last.date}` }]
}
