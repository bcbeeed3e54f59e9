import { quote } from "../check/format"
import type { ContentPath, ContentProblem } from "../check/problem"
import { entriesOf, isRecord, valueAt } from "../check/traverse"
import { resolveFacts } from "../model/facts"
import type { ReportInput, ReportRule } from "./finding"

type State = "open" | "closed"

interface Statement {
  path: ContentPath
  text: string
  state: State
  /** Subject of a clause. */
  name: string
}

const closed =
  /\b(no longer|not (currently |yet )?) ?(accepting|taking|open)|\bapplications?( period)?\b.{0,40}\b(closed|ended|over)\b|\bclosed (for|to)\b|\bdeadlines? ((has|have) )?passed/i
const open =
  /\bapplications?( period)?\b.{0,40}\b(now|still|currently|is|are) open\b|\b(now|still|currently|are) accepting\b|\bapplications?\b.{0,20}\bopen (until|through|now)\b|\bapply (now|today|by|until|before)\b/i

/** Reports banner and call to action if they contradict each other, or the rounds that are open today. */
export const findApplicationContradictions: ReportRule = (input) => {
  const banner = statementAt(input, [["banner"]], "the banner")
  const callToAction = statementAt(
    input,
    [
      ["footerCallToAction", "title"],
      ["footerCallToAction", "text"],
    ],
    "the call to action",
  )
  const rounds = roundsOf(input)
  const isWrong = ({ state }: Statement) => rounds !== undefined && state !== rounds.state
  const statements = [banner, callToAction].filter((statement) => statement !== undefined)
  const wrong = statements.filter(isWrong)
  // Without rounds, either text may be the wrong one. The call to action is reported, and the message names both.
  const contradictory = new Set(statements.map(({ state }) => state)).size > 1
  const reported = wrong.length > 0 ? wrong : contradictory ? statements.slice(-1) : []
  return reported.map((statement) => {
    const other = contradictory ? statements.find((one) => one !== statement) : undefined
    const reasons = [
      other && `${other.name} says ${quote(other.text)}`,
      isWrong(statement) ? rounds?.reason : undefined,
    ]
    return problemOf(
      statement,
      reasons.filter((reason) => reason !== undefined),
    )
  })
}

function problemOf({ path, text, state }: Statement, reasons: readonly string[]): ContentProblem {
  const message = `says that applications are ${state} (${quote(text)}), but ${reasons.join(", and ")}. Change one of them.`
  return { file: "site.json", path, message }
}

/** Returns the first of several texts that says whether applications are open. */
function statementAt(
  { content, facts }: ReportInput,
  paths: readonly ContentPath[],
  name: string,
): Statement | undefined {
  const site = content.find(({ file }) => file.path === "site.json")?.data
  for (const path of paths) {
    const value = valueAt(site, path)
    if (typeof value !== "string") continue
    const text = resolveFacts(value, facts)
    const isClosed = closed.test(text)
    const isOpen = open.test(text.replace(closed, ""))
    // A text that says both is about two rounds.
    if (isClosed !== isOpen) return { path, text, state: isOpen ? "open" : "closed", name }
  }
  return undefined
}

/** Returns whether a round of any program is open today; undefined if no program has rounds. */
function roundsOf({ content, today }: ReportInput): { state: State; reason: string } | undefined {
  const rounds = (entriesOf(content, "programs.json") ?? []).flatMap(({ deadlines, name }) =>
    (Array.isArray(deadlines) ? (deadlines as unknown[]) : []).filter(isRecord).map((round) => ({
      name: `${quote(String(round["name"]))} of the ${String(name)}`,
      date: String(round["date"]),
    })),
  )
  const last = rounds.sort((one, other) => one.date.localeCompare(other.date)).at(-1)
  if (!last) return undefined
  return last.date >= today
    ? { state: "open", reason: `the round ${last.name} is open until ${last.date}` }
    : { state: "closed", reason: `the last round, ${last.name}, closed on ${last.date}` }
}
