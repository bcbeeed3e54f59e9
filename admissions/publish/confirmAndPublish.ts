import { printable } from "../characters"
import { formatInstant } from "../formatInstant"
import { mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { formatCount } from "../../src/format/number"
import type {
  People,
  Publication,
  PublicationRequest,
  Withdrawal,
} from "../../supabase/functions/admissions/publication"
import { createChangeList, formatChangeList, formatSuspicions, type ChangeList } from "../changes/changeList"
import { rowKinds } from "../changes/compare"
import { earlierSeason } from "../changes/earlierSeason"
import { remainderOf, returningPeople, reusedLink, type Return } from "../changes/returning"
import { digestOf } from "../changes/digest"
import { htmlOf } from "../changes/htmlList"
import { nameKey } from "../check/names"
import type { Mistake } from "../check/mistake"
import type { Context } from "../context"
import { publishedMeanwhile, type Client } from "./client"
import { lateLetters } from "./lateLetters"
import { nameQuestions, numberQuestions, type Question } from "./questions"

/** Git ignores the folder. */
export const listFile = path.join(".data", "changes.html")

/** Of a terminal. */
const linesOfScreen = 30

/** Of each kind. */
const sampleCount = 3

export interface Proposal {
  people: People
  /** Of the publication that is published again. */
  withdrawals?: readonly Withdrawal[]
  /** Other warnings that a person should see beside the changes. */
  remarks: readonly Mistake[]
  /** What tables and sheet show differently. */
  doubts: readonly Mistake[]
  /** Other sentences about what is true after the publication. */
  notes: readonly string[]
}

interface Options {
  action: "publish" | "undo"
  /** Returns the people to publish; undefined if they have an error, which it has printed. */
  read: (print: Context["print"]) => Promise<Proposal | undefined>
  /** Digest of a list that was shown before. Undefined: the person at the terminal confirms. */
  confirmed: string | undefined
  /** The command with which a script publishes this change; the digest follows. */
  command: string
}

/**
 * Shows all changes, lets a person confirm them, publishes them and looks some of them up. If another person has
 * published meanwhile, shows the new difference.
 * @returns whether the people are published
 * @throws Error with instructions
 */
export async function confirmAndPublish(client: Client, context: Context, options: Options): Promise<boolean> {
  const { print } = context
  for (;;) {
    // After a publication by another person, the tables have changed too.
    const change = await readChange(client, context, options)
    if (!change) return false
    const { before, after, warnings, returning, list, request } = change
    if (list.changes.length === 0 && before.version > 0) {
      for (const { place, message } of warnings) print(printable(`  ${place}: ${message}`))
      print(`Nothing to publish: ${client.site} shows these people already.`)
      return true
    }
    const lines = formatChangeList(list)
    for (const line of lines) print(line)
    await writeList(list, request, { ...before, site: client.site }, context)
    // The first lines of a long list are far above the question.
    if (lines.length > linesOfScreen) for (const line of formatSuspicions(list)) print(line)
    // An earlier publication has its people in their own links.
    const reused = options.action === "undo" ? undefined : reusedLink(before, after)
    const refusal = reused ?? earlierSeason(before, after, context.now())
    if (refusal) {
      print(refusal)
      return false
    }
    const names = nameQuestions(list, { returning, isUndo: options.action === "undo" })
    const removed = list.changes.filter(({ group }) => group === "removed").length
    const numbers = numberQuestions(list, after, removed === before.records.length)
    if (!(await isConfirmed(names, numbers, request.digest, options, context))) return false
    const isSame = options.confirmed !== undefined || (await isStillSame(change, client, context, options))
    const version = isSame ? await client.publish(request) : undefined
    if (version !== undefined) {
      if (options.action === "undo")
        print("The tables may still have what was taken back. Correct them before you publish again.")
      return lookUpSamples(client, after, version, context)
    }
    const reason = isSame
      ? publishedMeanwhile
      : "Tables, sheet or publication have changed, or pages have opened, since this list was read"
    print(`${reason}, so nothing was changed.`)
    if (options.confirmed !== undefined) return false
    print("This is the difference now:\n")
  }
}

type ReadChange = NonNullable<Awaited<ReturnType<typeof readChange>>>

/** Reads what is published and what would replace it. Undefined if the rows have an error, which is printed. */
async function readChange(client: Client, context: Context, { read, action }: Options) {
  const proposal = await read(context.print)
  if (!proposal) return undefined
  const before = await client.readPublication()
  const { people: after, doubts, remarks, notes, withdrawals = [] } = proposal
  const now = context.now()
  const late = lateLetters(before, after, await context.readCommitDeadline(), now)
  const list = createChangeList(before, after, doubts, { now, remarks, notes: [...late, ...notes] })
  const returning = returningPeople(before, after)
  const request = requestOf(before, after, action, { returning, withdrawals }, context.user)
  return { before, after, warnings: [...remarks, ...doubts], returning, list, request }
}

/** What a person reads and confirms, in any order of the rows. It also changes when a page opens. */
function shownIn({ list, request, warnings }: ReadChange): string {
  const changes = list.changes.map((change) => JSON.stringify(change)).sort()
  // Numbers of rows depend on their order.
  const messages = warnings.map(({ message }) => message.replace(/\d+/g, "")).sort()
  return JSON.stringify([request.digest, changes, messages])
}

/** Whether all is as in a list that a person has confirmed. Reading the list takes minutes. */
async function isStillSame(shown: ReadChange, client: Client, context: Context, options: Options): Promise<boolean> {
  context.print("Reading all again. Nothing is published yet…")
  const latest = await readChange(client, { ...context, print: () => undefined }, options)
  return latest !== undefined && shownIn(latest) === shownIn(shown)
}

function requestOf(
  before: Publication,
  after: People,
  action: Options["action"],
  { returning, withdrawals: earlier }: { returning: readonly Return[]; withdrawals: readonly Withdrawal[] },
  publishedBy: string,
): PublicationRequest {
  const known = new Set(before.withdrawals.map((withdrawal) => JSON.stringify(withdrawal)))
  const hasReturned = (withdrawal: Withdrawal) => returning.some((one) => one.withdrawal === withdrawal)
  const withdrawals = [
    ...before.withdrawals.flatMap((one) => (hasReturned(one) ? (remainderOf(one, after) ?? []) : one)),
    ...earlier.flatMap((one) => (known.has(JSON.stringify(one)) ? [] : (remainderOf(one, after) ?? []))),
  ]
  const request = { comparedWith: before.version, action, withdrawals, ...after }
  return { ...request, publishedBy, digest: digestOf(request) }
}

/** Writes the list as a file that only its owner can read. */
async function writeList(
  list: ChangeList,
  { digest }: PublicationRequest,
  { version, site }: { version: number; site: string },
  { print, now, user }: Context,
): Promise<void> {
  const isOnlyAdded = list.groups.every(({ group }) => group === "added" || group === "signInAdded")
  await mkdir(path.dirname(listFile), { recursive: true })
  await rm(listFile, { force: true })
  await writeFile(listFile, htmlOf(list, { site, digest, version, user, now: now() }), { mode: 0o600 })
  print(`\nThe same list, to search and to send to a second person: ${pathToFileURL(path.resolve(listFile)).href}`)
  if (isOnlyAdded)
    print(
      "People are only added. Compare some with the applications: a name in the wrong row or table looks like any other.",
    )
  print(`Digest of this list: ${digest}\n`)
}

async function isConfirmed(
  names: readonly Question[],
  numbers: readonly Question[],
  digest: string,
  { confirmed, command }: Options,
  { ask, print }: Context,
): Promise<boolean> {
  if (confirmed !== undefined && confirmed !== digest) {
    print(`Nothing was published: this is another change than that of ${confirmed}. Read the list again.`)
    return false
  }
  if (confirmed !== undefined && names.length === 0) return true
  if (!ask && names.length > 0) {
    print("Nothing was published. This needs an answer at a terminal:")
    for (const [question] of names) print(question)
    return false
  }
  if (!ask) {
    print(`Nothing was published. To publish exactly this list: ${command} confirm ${digest}`)
    return false
  }
  const refuse = () => {
    print(
      "This is another answer than the one above. Nothing was published. If the list is wrong, correct the tables and " +
        "the sheet, and delete in both the row of a person who must not return. Then run the command again.",
    )
    return false
  }
  for (const [question, answer] of confirmed === undefined ? numbers : [])
    if ((await ask(question)).trim().replace(/\s+/g, " ") !== answer) return refuse()
  // A terminal may not have the letters of a name, such as an ñ.
  for (const [question, answer] of names) if (nameKey(await ask(question)) !== nameKey(answer)) return refuse()
  return true
}

/** Looks up some published people of each kind as a page does. @returns whether all answers are right */
async function lookUpSamples(
  client: Client,
  { records, signIns }: People,
  version: number,
  { print, now }: Context,
): Promise<boolean> {
  const status = await client.readStatus().catch(() => undefined)
  if (!status) {
    print(
      `Published as version ${version}, but the function does not answer now. Run npm run admissions status in a minute.`,
    )
    return false
  }
  const samples = rowKinds.flatMap((kind) => {
    const ofKind = records.filter((record) => record.kind === kind)
    // Not the first ones, which everybody tries by hand.
    const places = Array.from({ length: Math.min(sampleCount, ofKind.length) }, (_, index) =>
      Math.floor(((index + 0.5) * ofKind.length) / sampleCount),
    )
    return places.flatMap((place) => ofKind[Math.min(place, ofKind.length - 1)] ?? [])
  })
  for (const sample of samples) {
    const wrong = await client.lookUp(status, sample)
    if (wrong !== undefined) {
      print(
        `Published as version ${version}, but the link of ${sample.name} (${sample.kind}) has a wrong answer: ` +
          `${wrong}. Tell the engineer, and run npm run admissions undo if people are affected.`,
      )
      return false
    }
  }
  print(
    `Live since ${formatInstant(new Date(now()).toISOString())}: ` +
      `version ${version}, ${formatCount(records.length, "letter or decision", "letters and decisions")}, ` +
      `${formatCount(signIns.length, "sign-in")}. ` +
      `${formatCount(samples.length, "link was", "links were")} looked up and answered as published.`,
  )
  return true
}
