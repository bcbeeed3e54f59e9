import { isAccepting } from "../../src/season"
import { quote } from "../../messages/format"
import { predicate } from "../check/mistake"
import { checkTexts } from "../check/checkTexts"
import { groupOf } from "../model/fields"
import type { ContentPath } from "../model/values"
import type { ReportRule } from "./finding"
import { isAboutCohort } from "./texts"

const closedWords = /\bno longer (?:accept|tak)|\bnot (?:accept|tak|open)|\bclosed\b|\bhave ended\b|\bare over\b/i
const openWords =
  /\baccepting applications\b|\b(?:are|is|now|still) open\b|\bopen (?:now|until|for)\b|\bapply (?:now|today|by|until)\b/i

/** Reports texts that say of the applications what the rounds in programs.json, or their own fields, do not. */
export const findSeasonTexts: ReportRule = (input) => [
  ...findWrongNews(input),
  ...findOpenWhenClosed(input),
  ...findClosedWhenOpen(input),
  ...findAlwaysOpen(input),
]

/** Narrower than `openWords`, because most texts are about other things than applications. */
const alwaysOpenWords = new RegExp(
  [
    String.raw`\baccepting applications\b`,
    String.raw`\bapplications? (?:for [^.]*)?(?:are|is) (?:now |still )?open\b`,
    String.raw`\bapply (?:now|today)\b`,
    String.raw`\b(?:until|before|by|close on) \{\{\w+\.(?:lastDeadline|deadline\.[\w-]+)\}\}`,
  ].join("|"),
  "i",
)

/** Texts of pages that are shown in every season. Those of the banner and the footer are compared with the rounds. */
const seasonal = /^(site\.json (banner|footerCallToAction)|sections\.json applications|letters\.json|forms\.json)/
/** The note of a round is not shown after it. */
const isNoteOfRound = (path: ContentPath) => path.includes("deadlines")

/** Reports a text without another one for closed applications if it says that they are open. */
const findAlwaysOpen: ReportRule = ({ files }) =>
  checkTexts(files, (text) => {
    const { path, value, role, parsed } = text
    const [words] = alwaysOpenWords.exec(value) ?? []
    if (role !== "prose" || words === undefined || !isAboutCohort(text)) return undefined
    if (seasonal.test(`${parsed.file.path} ${path[0]}`) || path.some((step) => isForClosed(step))) return undefined
    if (closedFieldOf(path.at(-1)) in groupOf(text) || isNoteOfRound(path)) return undefined
    return predicate`says ${quote(words)}, also once applications are closed. Leave it out, or write what is always true.`
  })

const isForClosed = (step: string | number) => /^closed[A-Z]/.test(String(step))

/** Returns the name of the field with the text for closed applications, such as `closedLede`. */
const closedFieldOf = (name: string | number = "") =>
  `closed${String(name).slice(0, 1).toUpperCase()}${String(name).slice(1)}`

/** Reports a text for closed applications, such as a `closedLede`, if it says that they are open. */
const findOpenWhenClosed: ReportRule = ({ files }) =>
  checkTexts(files, ({ path, value }) => {
    const [words] = openWords.exec(value) ?? []
    if (!path.some((step) => isForClosed(step)) || words === undefined || closedWords.test(value)) return undefined
    return predicate`is shown once applications are closed, but says ${quote(words)}. Write what is true then.`
  })

/** Reports a text with another one for closed applications, such as a `lede`, if it says that they are closed. */
const findClosedWhenOpen: ReportRule = ({ files }) =>
  checkTexts(files, (text) => {
    const [words] = /\bapplications (?:for [^.]*)?(?:are|have) (?:closed|ended)\b/i.exec(text.value) ?? []
    const closed = closedFieldOf(text.path.at(-1))
    if (words === undefined || !(closed in groupOf(text))) return undefined
    return predicate`is shown while applications are open, but says ${quote(words)}.
      Exchange it with ${quote(closed)}, or write what is true then.`
  })

/** Reports a banner or a call to action that the rounds contradict. */
const findWrongNews: ReportRule = ({ content, today, season }) => {
  const { banner, footerCallToAction } = content["site.json"]
  const rounds = content["programs.json"]
    .flatMap(({ name, deadlines = [] }) =>
      deadlines.map(({ name: round, date }) => ({ words: `the ${round} of the ${name} (${date})`, date })),
    )
    .sort((one, other) => (one.date < other.date ? -1 : 1))
  const next = rounds.find(({ date }) => date >= today)
  const last = rounds.at(-1)
  const isAhead = isAccepting(season.site) || season.site === "before"
  const fields = [
    { path: ["banner"], text: banner },
    { path: ["footerCallToAction", "title"], text: footerCallToAction.title },
  ]
  return fields.flatMap(({ path, text }) => {
    const isClosed = closedWords.test(text)
    const says = (words: string, truth: string) => [
      {
        file: "site.json",
        path,
        message: `says that applications are ${words}, but ${truth}. Write what is true now, or correct the dates in programs.json.`,
      },
    ]
    if (isClosed && isAhead && next) return says("closed", `${next.words} lies ahead`)
    const opens = content["programs.json"].flatMap(({ opens: day }) => day ?? []).sort()[0]
    if (!isClosed && openWords.test(text) && season.site === "before" && opens && !text.includes("open on"))
      return says("open", `they open on ${opens}`)
    if (!isClosed && openWords.test(text) && !isAhead && last) return says("open", `${last.words} was the last round`)
    return []
  })
}
