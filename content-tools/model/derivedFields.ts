/** The fields that the site derives from content, so that a maintainer does not write them twice. */
import { formatDate, formatLocalTime, formatTime } from "../../src/format/dateTime"
import { programOfLetter } from "../schemas/letters"
import { isUnanswered } from "../schemas/questions"
import {
  closingInstant,
  deadlineInstant,
  deadlineLabel,
  isAfterLastRound,
  numericDate,
  programInstants,
  firstMeeting,
  weekEntryInstant,
  weekEntryTime,
} from "./deadlines"
import { datesText, factReferences, meetingsClock, priceText } from "./facts"
import type { Content } from "./index"
import { joinedWeeks, lengthInWeeks } from "./plans"

export interface DerivedField<Group = unknown> {
  /** Default: string. */
  type?: "boolean" | "integer"
  /** Absent if the schema has the field. It is then derived where content leaves it out. */
  description?: string
  /** Whether it has a value in every group. */
  isRequired?: true
  /** @param around the group that contains the group */
  valueOf: (
    group: Group,
    content: Content,
    around: unknown,
  ) => string | boolean | number | readonly object[] | undefined
}

type DerivedFields<Group> = Readonly<Record<string, DerivedField<Group>>>

type Program = Content["programs.json"][number]
type Deadline = NonNullable<Program["deadlines"]>[number]
type WeekEntry = NonNullable<Program["exampleWeek"]>[number]
type Letter = Content["letters.json"][number]

const program: DerivedFields<Program> = {
  opensAt: {
    description: "Instant at which applications open (RFC 3339).",
    valueOf: (one) => programInstants(one).opensAt,
  },
  startsAt: {
    description: "Instant at which the first day begins (RFC 3339).",
    valueOf: (one) => programInstants(one).startsAt,
  },
  endsAt: {
    description: "Instant at which the last day ends (RFC 3339).",
    valueOf: (one) => programInstants(one).endsAt,
  },
  lastDay: {
    description: "The last day, such as August 12, 2025.",
    valueOf: ({ endDate }) => endDate && formatDate(endDate),
  },
  durationWeeks: {
    type: "integer",
    description: "Length of the program: the last week of its plan. Null without a plan.",
    valueOf: ({ id }, content) => lengthInWeeks(id, content),
  },
  dates: {
    description: "First and last day, such as June 17 – August 12, 2025. Null without one of them.",
    valueOf: datesText,
  },
  firstMeeting: {
    description: "Instant at which meetings begin on the first day, in UTC (RFC 3339). Null without one of them.",
    valueOf: firstMeeting,
  },
  meetingsClock: {
    description:
      "When meetings begin, by the clock there and in UTC: 8:00 AM PDT in Los Angeles (3:00 PM UTC). Null without that time.",
    valueOf: meetingsClock,
  },
  priceText: {
    description: "The price with its currency sign, such as $1,460. Null without a price.",
    valueOf: priceText,
  },
}

const weekEntry: DerivedFields<WeekEntry> = {
  startsAt: {
    description: "Instant at which it begins in the first whole week of the program, in UTC (RFC 3339).",
    valueOf: (entry, _, around) => weekEntryInstant(entry, around as Program),
  },
  clock: {
    description: "The time at which it begins, by the clock there: 8:00 AM PDT, or 8:00 AM if the clocks change.",
    valueOf: (entry, _, around) => {
      const program = around as Program
      const [time, instant] = [weekEntryTime(entry, program), weekEntryInstant(entry, program)]
      return instant ? formatLocalTime(instant, program.meetingsBegin?.timeZone) : time && formatTime(time)
    },
  },
}

const deadline: DerivedFields<Deadline> = {
  at: { description: "Instant of the deadline in UTC (RFC 3339).", valueOf: deadlineInstant },
  closesAt: {
    description: "Instant after which the deadline has passed everywhere (RFC 3339).",
    isRequired: true,
    valueOf: closingInstant,
  },
  label: { isRequired: true, valueOf: deadlineLabel },
}

const letter: DerivedFields<Letter> = {
  program: {
    description: "Id of the program to which the letter admits, or of which it offers a place.",
    isRequired: true,
    valueOf: ({ id }) => programOfLetter[id],
  },
}

const commitDeadline: DerivedFields<NonNullable<Letter["commitDeadline"]>> = {
  name: {
    description: "What the date is, as on the commit page, such as Commit by.",
    isRequired: true,
    valueOf: (_, content) => content["pages/commit.json"].deadlineLabel,
  },
  text: {
    description: "The date in words, such as June 5, 2024.",
    isRequired: true,
    valueOf: ({ date }) => formatDate(date),
  },
  label: { isRequired: true, valueOf: numericDate },
  closesAt: {
    description: "Instant after which the day has ended everywhere (RFC 3339).",
    isRequired: true,
    valueOf: closingInstant,
  },
  isAfterLastRound: {
    type: "boolean",
    description: "Whether the date is after the last round of the program. Otherwise, only the letter shows it.",
    isRequired: true,
    valueOf: (_, content, letter) => isAfterLastRound(letter as Letter, content["programs.json"]),
  },
}

const familyQuestion: DerivedFields<Content["questions.json"][number]> = {
  isUnanswered: {
    type: "boolean",
    description: "Whether neither the FAQ nor /parents/ answers it, and it is not dismissed.",
    isRequired: true,
    valueOf: (question, content) => isUnanswered(question, content),
  },
}

const timeline: DerivedFields<Content["timelines.json"][number]> = {
  items: { isRequired: true, valueOf: ({ items }, content) => items ?? joinedWeeks(content) },
}

const factValue: DerivedFields<{ value: string }> = {
  closesAt: {
    description: "Instant after which the last deadline in the value has passed (RFC 3339).",
    valueOf: ({ value }, content) => {
      const references = factReferences(value)
      const instants = closingInstants(content).flatMap(([name, closesAt]) =>
        references.includes(name) ? closesAt : [],
      )
      return instants.sort((one, other) => Date.parse(one) - Date.parse(other)).at(-1)
    },
  },
  endOf: {
    description:
      "Id of the program whose dates the value has, or whose end is the last of them. Once it is over, the page says so.",
    valueOf: ({ value }, { "programs.json": programs }) => {
      const references = factReferences(value)
      const dated = programs.filter(({ id }) => references.includes(`${id}.dates`))
      return dated.sort((one, other) => (one.endDate ?? "").localeCompare(other.endDate ?? "")).at(-1)?.id
    },
  },
}

/**
 * Returns the name of each deadline as a fact, such as `research.deadline.early`, and the instant after which it has
 * passed.
 */
function closingInstants(content: Content): [name: string, closesAt: string][] {
  return content["programs.json"].flatMap(({ id, deadlines = [] }) =>
    deadlines.map((one): [string, string] => [`${id}.deadline.${one.id}`, closingInstant(one)]),
  )
}

/** Derived fields by the name of their type. `load.ts` fills them in, and `toGraphql.ts` declares them. */
export const derivedFields = {
  Program: program,
  WeekEntry: weekEntry,
  Deadline: deadline,
  Letter: letter,
  CommitDeadline: commitDeadline,
  Timeline: timeline,
  FamilyQuestion: familyQuestion,
  FactRow: factValue,
  ComparedValue: factValue,
  ParentFact: factValue,
} as Readonly<Record<string, DerivedFields<unknown>>>
