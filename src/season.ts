/**
 * The season: the state of the applications to each program at an instant. This file imports nothing, and every part
 * may import it.
 */

/**
 * `before`: applications open on a later day. `open`: a round is open, also between two rounds. `closing`: the last
 * week of a round. `closed`: after the last round. `running`: from the first day on. `over`: from the day after the
 * last day on.
 */
export type State = "before" | "open" | "closing" | "closed" | "running" | "over"

/**
 * The instants of a program (RFC 3339), which `content-tools/model/deadlines.ts` derives from its dates. None is
 * optional, so that TypeScript names a query that lacks one.
 */
export interface ProgramInstants {
  readonly id: string
  readonly opensAt: string | null | undefined
  readonly deadlines: readonly { readonly closesAt: string }[] | null | undefined
  readonly startsAt: string | null | undefined
  /** The end of the last day. */
  readonly endsAt: string | null | undefined
}

export interface Season {
  /** `open` while a round of any program is open, also in its last week. */
  readonly site: State
  /** By the program's id. A program without dates has no state. */
  readonly programs: Readonly<Partial<Record<string, State>>>
}

/** Whether an instant (RFC 3339) is past. @param now in milliseconds since 1970. Default: the clock of this device */
export const isPast = (instant: string, now = Date.now()) => now >= Date.parse(instant)

const week = 7 * 24 * 60 * 60 * 1000

export type RoundState = "open" | "closing" | "closed"

/** Returns the state of a round, at an instant in milliseconds. @param closesAt RFC 3339 */
export function roundState(closesAt: string, now: number): RoundState {
  if (isPast(closesAt, now)) return "closed"
  return isPast(closesAt, now + week) ? "closing" : "open"
}

/**
 * Returns all states at an instant in milliseconds. A program without rounds and opening day
 * follows the others until it starts.
 */
export function seasonAt(programs: readonly ProgramInstants[], now: number): Season {
  const own = programs.map((program) => stateOf(program, now))
  const hasRounds = programs.some(({ deadlines }) => deadlines?.length)
  const applications = own.some(isOpen) || !hasRounds ? "open" : own.includes("before") ? "before" : "closed"
  const states = own.map((state, index) => state ?? (programs[index]?.startsAt ? applications : undefined))
  return {
    site: states.some(isOpen)
      ? "open"
      : ((["before", "running", "closed", "over"] as const).find((state) => states.includes(state)) ?? "open"),
    programs: Object.fromEntries(programs.map(({ id }, index) => [id, states[index]])),
  }
}

/**
 * Returns the state that a program has by itself, at an instant in milliseconds. Undefined without dates, and for a
 * program without rounds and opening day before it starts.
 */
export function stateOf({ opensAt, deadlines, startsAt, endsAt }: ProgramInstants, now: number): State | undefined {
  const hasCome = (instant: string | null | undefined) => !!instant && isPast(instant, now)
  if (opensAt && !isPast(opensAt, now)) return "before"
  const round = (deadlines ?? []).map(({ closesAt }) => roundState(closesAt, now)).find((state) => state !== "closed")
  if (round) return round
  if (hasCome(endsAt)) return "over"
  if (hasCome(startsAt)) return "running"
  if (deadlines?.length) return "closed"
  return opensAt ? "open" : undefined
}

/**
 * Whether an admitted applicant has to ask before accepting a place: the day to commit is over, or the program has
 * begun, by the clock of this device.
 * @param closesAt end of the day to commit (RFC 3339)
 */
export function isLate(program: ProgramInstants | undefined, closesAt: string | undefined): boolean {
  const state = program && stateOf(program, Date.now())
  return state === "running" || state === "over" || (!!closesAt && isPast(closesAt))
}

/** Whether a program is over, by the clock of this device. */
export function isOver(program: ProgramInstants | undefined): boolean {
  return program !== undefined && stateOf(program, Date.now()) === "over"
}

/** Whether all programs with dates are over, by the clock of this device. */
export function isSeasonOver(programs: readonly ProgramInstants[]): boolean {
  return seasonAt(programs, Date.now()).site === "over"
}

const isOpen = (state: State | undefined) => state === "open" || state === "closing"

/** Whether a program takes applications. One without dates may always do. */
export const isAccepting = (state: State | undefined) => !state || isOpen(state)

/** Whether the last round is closed. */
export const isClosed = (state: State | undefined) => !isAccepting(state) && state !== "before"

/** Returns the instants at which a state changes, in milliseconds. */
export function changesOf(programs: readonly ProgramInstants[]): number[] {
  return programs.flatMap(({ opensAt, deadlines, startsAt, endsAt }) => [
    ...[opensAt, startsAt, endsAt].flatMap((instant) => (instant ? Date.parse(instant) : [])),
    ...(deadlines ?? []).flatMap(({ closesAt }) => [Date.parse(closesAt) - week, Date.parse(closesAt)]),
  ])
}
