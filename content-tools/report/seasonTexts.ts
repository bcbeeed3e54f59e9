import { formatDate } from "../../src/format/dateTime"
import { isAccepting } from "../../src/season"
import { quote } from "../../messages/format"
import { predicate } from "../check/mistake"
import { checkTexts } from "../check/checkTexts"
import { groupOf } from "../model/fields"
import type { Content } from "../model"
import type { ReportRule } from "./finding"

const closedWords = /\bno longer (?:accept|tak)|\bnot (?:accept|tak|open)|\bclosed\b|\bhave ended\b|\bare over\b/i
const openWords =
  /\baccepting applications\b|\b(?:are|is|now|still) open\b|\bopen (?:now|until|for)\b|\bapply (?:now|by|until)\b/i

/** Reports texts that say of the applications what the rounds in programs.json, or their own fields, do not. */
export const findSeasonTexts: ReportRule = (input) => [
  ...findWrongNews(input),
  ...findOpenWhenClosed(input),
  ...findClosedWhenOpen(input),
]

/** Reports a text for closed applications, such as a `closedLede`, if it says that they are open. */
const findOpenWhenClosed: ReportRule = ({ files }) =>
  checkTexts(files, ({ path, value }) => {
    const [words] = openWords.exec(value) ?? []
    const isForClosed = path.some((step) => /^closed[A-Z]/.test(String(step)))
    if (!isForClosed || words === undefined || closedWords.test(value)) return undefined
    return predicate`is shown once applications are closed, but says ${quote(words)}. Write what is true then.`
  })

/** Reports a text with another one for closed applications, such as a `lede`, if it says that they are closed. */
const findClosedWhenOpen: ReportRule = ({ files }) =>
  checkTexts(files, (text) => {
    const name = String(text.path.at(-1))
    const [words] = /\bapplications (?:for [^.]*)?(?:are|have) (?:closed|ended)\b/i.exec(text.value) ?? []
    const closed = `closed${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
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
    const known = content["programs.json"].flatMap(datesOf)
    const unknown = [...text.matchAll(monthAndDay)].find(([words]) => !known.includes(words))
    if (!unknown) return []
    const message = `names ${unknown[0]}, which is no date in programs.json. Write a fact, such as {{research.deadline.regular}}.`
    return [{ file: "site.json", path, message }]
  })
}

/** Matches April 30. */
const monthAndDay =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g

/** Returns the dates of a program without their years, such as April 30. */
function datesOf({ opens, startDate, endDate, deadlines = [] }: Content["programs.json"][number]): string[] {
  const dates = [opens, startDate, endDate, ...deadlines.map(({ date }) => date)]
  return dates.flatMap((date) => (date ? [formatDate(date).replace(/,.*/, "")] : []))
}
