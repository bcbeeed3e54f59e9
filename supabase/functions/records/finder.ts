import { askTable, claimIds, type AskParts } from "./askTable.ts"
import { refresh } from "./refresh.ts"
import type { Finding } from "./store/lookUps.ts"
import type { Key } from "./store/query.ts"
import type { TableRecord } from "./upstream.ts"

/** How a look-up ends. */
export type Outcome =
  | { kind: "found"; record: TableRecord }
  | { kind: "absent" }
  /** @property retryAfter whole seconds */
  | { kind: "unavailable"; retryAfter: number }

export interface Finder {
  /** Looks for one record, `hold` at the longest. Equal questions at the same time are one. Never throws. */
  find: (source: string, uuid: string) => Promise<Outcome>
  /** Brings the mirror of a table up to date where that is due. Never throws. */
  refresh: (source: string) => Promise<void>
}

export interface FinderParts extends AskParts {
  /** Keeps the worker alive until a piece of work has ended that no answer waits for. */
  waitUntil: (work: Promise<unknown>) => void
}

/** A question that has not been answered yet. */
interface Waiting extends Key {
  /** Time of the clock after which the answer is that there is none. */
  until: number
  /** Whether the database has been asked and knew nothing. */
  isUnknown: boolean
  /** Whether the id stands in the queue that all workers share. */
  isQueued: boolean
  end: (outcome: Outcome) => void
  /** Calls off the end by time. */
  callOff: () => void
  outcome: Promise<Outcome>
}

/** Retry-After where nothing better is known, in seconds. */
const usualRetry = 5

const nameOf = ({ source, uuid }: Key) => `${source}\n${uuid}`
const keyOf = ({ source, uuid }: Key): Key => ({ source, uuid })

/**
 * What one worker does to answer look-ups: it reads what is known of all its ids in one statement, has unknown ones wait in
 * the shared queue, asks the table where the budget lets it, and looks again until each id is decided.
 */
export function createFinder(parts: FinderParts): Finder {
  const { store, clock, settings, log, waitUntil } = parts
  const waiting = new Map<string, Waiting>()
  const refreshing = new Map<string, Promise<void>>()
  let unread: Waiting[] = []
  let isReading = false
  let isPolling = false
  let isClaiming = false

  function find(source: string, uuid: string): Promise<Outcome> {
    const known = waiting.get(nameOf({ source, uuid }))
    if (known) return known.outcome
    let end: Waiting["end"] = () => undefined
    const outcome = new Promise<Outcome>((resolve) => {
      end = resolve
    })
    // It ends in time even where the database does not answer.
    const callOff = clock.after(settings.hold, () => settle(question, { kind: "unavailable", retryAfter: usualRetry }))
    const until = clock.now() + settings.hold
    const question: Waiting = { source, uuid, until, isUnknown: false, isQueued: false, end, callOff, outcome }
    waiting.set(nameOf(question), question)
    unread.push(question)
    if (!isReading) void readNew()
    return outcome
  }

  /** Ids that come while a statement is on its way are read by the next one, together. */
  async function readNew(): Promise<void> {
    isReading = true
    while (unread.length > 0) {
      const questions = unread
      unread = []
      await look(questions)
      if (!isPolling && questions.some(({ isUnknown }) => isUnknown)) void poll()
    }
    isReading = false
  }

  /** As long as anybody waits: new ids join the queue together, the table is asked where there is a slot, one looks again. */
  async function poll(): Promise<void> {
    isPolling = true
    let lastLook = 0
    while (waiting.size > 0) {
      await queue([...waiting.values()].filter(({ isUnknown, isQueued }) => isUnknown && !isQueued))
      void claim()
      // Looking takes at most a fifth of the time, however slow the database is today.
      await clock.wait(Math.max(settings.poll, lastLook * 4))
      const begun = clock.now()
      await look([...waiting.values()].filter(({ isQueued }) => isQueued))
      lastLook = clock.now() - begun
    }
    isPolling = false
  }

  async function look(questions: readonly Waiting[]): Promise<void> {
    if (questions.length === 0) return
    try {
      const findings = await store.read(questions.map(keyOf))
      for (const finding of findings) decide(finding)
      const due = findings.filter(({ isRefreshDue }) => isRefreshDue)
      for (const source of new Set(due.map(({ source }) => source))) void refreshOnce(source)
    } catch (error) {
      report(error)
      for (const question of questions) settle(question, { kind: "unavailable", retryAfter: usualRetry })
    }
  }

  /** Ends a question where its answer is known, or will not be in time. */
  function decide({ record, isAbsent, rest, ...key }: Finding): void {
    const question = waiting.get(nameOf(key))
    if (!question) return
    if (record) settle(question, { kind: "found", record })
    else if (isAbsent) settle(question, { kind: "absent" })
    else if (rest >= question.until - clock.now())
      settle(question, { kind: "unavailable", retryAfter: Math.max(usualRetry, Math.ceil(rest / 1000)) })
    else question.isUnknown = true
  }

  function settle(question: Waiting, outcome: Outcome): void {
    if (waiting.get(nameOf(question)) === question) waiting.delete(nameOf(question))
    question.callOff()
    question.end(outcome)
  }

  async function queue(questions: readonly Waiting[]): Promise<void> {
    if (questions.length === 0) return
    const queued = await store.ask(questions.map(keyOf)).catch((error: unknown): Key[] => {
      report(error)
      return []
    })
    const names = new Set(queued.map(nameOf))
    for (const question of questions) {
      question.isQueued = names.has(nameOf(question))
      if (!question.isQueued) settle(question, { kind: "unavailable", retryAfter: usualRetry })
    }
  }

  /** Takes as many questions to the table as there are slots. */
  async function claim(): Promise<void> {
    if (isClaiming) return
    isClaiming = true
    try {
      for (let taken = await claimIds(parts); taken; taken = await claimIds(parts))
        waitUntil(askTable(taken, parts).catch(report))
    } catch (error) {
      report(error)
    }
    isClaiming = false
  }

  function refreshOnce(source: string): Promise<void> {
    const underWay = refreshing.get(source)
    if (underWay) return underWay
    const work = refresh(source, parts)
      .catch(report)
      .finally(() => refreshing.delete(source))
    refreshing.set(source, work)
    waitUntil(work)
    return work
  }

  /** Neither a statement's parameters nor an address are in it: nothing of a person is logged. */
  function report(error: unknown): void {
    log(`The store failed: ${messageOf(error)}`)
  }

  return { find, refresh: refreshOnce }
}

/** The kind of an error, not its words: a database may quote in them what it was given. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown"
  return "code" in error && typeof error.code === "string" ? `${error.name} ${error.code}` : error.name
}
