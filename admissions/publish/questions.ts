/** What a person is asked before a publication. */
import type { People } from "../../supabase/functions/admissions/publication"
import { changedHolders } from "../changes/changedHolders"
import { fewDoubts, type ChangeList } from "../changes/changeList"
import { countOfKind, rowKinds, type Change, type Counts } from "../changes/compare"
import type { Return } from "../changes/returning"

/** What a person is asked, and the answer that confirms it. */
export type Question = [question: string, answer: string]

/** Asks whether a row may be published, although it looks like a withdrawn person. */
function questionAbout({ withdrawal: { name }, row }: Return): Question {
  const found = `The row of ${row.name}${row.email === null ? "" : `, ${row.email},`}`
  return [`${name} was withdrawn. ${found} would be published. If this is right, type ${name}: `, name]
}

/** More open links with another name are confirmed together. */
const fewHolders = 3

/** Questions about open links that may show another person. */
function holderQuestions(changes: readonly Change[]): Question[] {
  const changed = changedHolders(changes)
  if (changed.length > fewHolders) {
    const count = String(changed.length)
    const advice =
      "Who got these links? If one of them belongs to the earlier name, stop: the other person needs a new id."
    return [[`${count} open links would show another name. ${advice} If all are right, type ${count}: `, count]]
  }
  return changed.map(({ before, after = "", kind }) => [
    `The open ${kind} of ${before} would show ${after}. Are both names of one person? Otherwise: who got this link? ` +
      `If ${before}, stop: ${after} needs a new id. If ${after}, or if both are one person, type ${after}: `,
    after,
  ])
}

const changesQuestion = ({ added, removed, changed, openAtOnce }: Counts): Question => [
  "To publish, type the four numbers added, removed, changed, open at once, with spaces: ",
  [added, removed, changed, openAtOnce].join(" "),
]

/** For the first publication of a season, in which no one stays: exchanged tables show only in these numbers. */
const kindsQuestion = ({ openAtOnce }: Counts, after: People): Question => [
  `To publish, type the numbers of ${rowKinds.map((kind) => `${kind}s`).join(", ")}, open at once, with spaces: `,
  [...rowKinds.map((kind) => countOfKind(kind, after)), openAtOnce].join(" "),
]

/**
 * Returns the questions for the numbers of a list, which show that a person has read it.
 * @param isFirst whether no published letter or decision stays, as those of a rehearsal
 */
export const numberQuestions = ({ counts, doubts }: ChangeList, after: People, isFirst: boolean): Question[] => [
  isFirst ? kindsQuestion(counts, after) : changesQuestion(counts),
  ...(doubts.length > fewDoubts
    ? [["Type the number of places in which tables and sheet disagree: ", String(doubts.length)] as Question]
    : []),
]

/**
 * Questions about earlier links of an undo, which were replaced since: other people may have them. `removedSince` says
 * if such a link is that of a person with another name.
 */
function reopenedQuestions(changes: readonly Change[]): Question[] {
  const reopened = changes.filter(({ group, difference }) => group === "relinked" && difference === 0)
  const advice =
    "If another person may have the earlier link, do not undo: correct the tables, and publish. Otherwise, type"
  if (reopened.length > fewHolders) {
    const count = String(reopened.length)
    return [
      [`${count} people would get their earlier link again, in place of a later one. ${advice} ${count}: `, count],
    ]
  }
  return reopened.map(({ name, kind }) => [
    `${name} (${kind}) would get the earlier link again, in place of a later one. ${advice} ${name}: `,
    name,
  ])
}

/**
 * Returns the questions about people who would return, about earlier links that would open again, and about open links
 * with another name, each once.
 */
export const nameQuestions = (
  { changes }: ChangeList,
  { returning, isUndo }: { returning: readonly Return[]; isUndo: boolean },
): Question[] => [
  // Two withdrawals of one person have the same question.
  ...new Map([
    ...returning.map(questionAbout),
    ...(isUndo ? reopenedQuestions(changes) : []),
    ...holderQuestions(changes),
  ]),
]
