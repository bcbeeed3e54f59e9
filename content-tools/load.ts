/** Loads the content folder for the build: checks the files, parses them and resolves the facts in prose. */
import { checkContent } from "./check"
import { formatMistakes } from "./check/mistake"
import { readContent, type ContentSource } from "./check/source"
import { parseJson } from "./check/syntax"
import { contentSchema, type Content } from "./model"
import { formatDate } from "../src/format/dateTime"
import {
  closingInstant,
  deadlineInstant,
  deadlineLabel,
  isAfterLastRound,
  numericDate,
  programInstants,
} from "./model/deadlines"
import { isUnanswered } from "./schemas/questions"
import {
  datesText,
  factReferences,
  firstMeeting,
  meetingsClock,
  priceText,
  quotesAndFacts,
  textWithPoints,
  withFacts,
} from "./model/facts"
import { isRecord } from "./check/traverse"
import { contentFolder } from "./contentFolder"

export async function checkFolder(folder = contentFolder()) {
  const source = await readContent(folder)
  return { source, mistakes: checkContent(source) }
}

/**
 * Returns all content by path.
 * @throws Error that lists every mistake in plain words
 */
export async function loadContent(folder?: string): Promise<Content> {
  const { source, mistakes } = await checkFolder(folder)
  if (mistakes.length > 0) throw new Error(formatMistakes(mistakes))
  return parseSource(source)
}

/** Parses a source in which the check found no mistake, fills in derived texts, and resolves the facts in prose. */
export function parseSource({ texts }: Pick<ContentSource, "texts">): Content {
  const files = [...texts].map(([name, text]): [string, unknown] => [name, parseJson(text)])
  const content = withLabels(contentSchema.parse(Object.fromEntries(files)))
  return withFacts(withPointsInAnswers(withClosingInstants(content)), quotesAndFacts(content))
}

/**
 * Adds what the site derives from dates and prices. Build and browser then show the same text, whatever their versions of ICU, and a
 * browser does not load ICU's data while it hydrates a page: the first format of a price takes 26 to 38 ms, on a phone four times as long.
 */
function withLabels(content: Content): Content {
  return {
    ...content,
    "programs.json": content["programs.json"].map((program) => {
      const { deadlines, ...instants } = programInstants(program)
      return {
        ...program,
        ...instants,
        lastDay: program.endDate && formatDate(program.endDate),
        priceText: priceText(program),
        dates: datesText(program),
        firstMeeting: firstMeeting(program),
        meetingsClock: meetingsClock(program),
        ...(program.deadlines && {
          deadlines: deadlines.map((one) => ({ ...one, at: deadlineInstant(one), label: deadlineLabel(one) })),
        }),
      }
    }),
    "letters.json": content["letters.json"].map((letter) => {
      const { commitDeadline } = letter
      if (!commitDeadline) return letter
      return {
        ...letter,
        commitDeadline: {
          ...commitDeadline,
          label: numericDate(commitDeadline),
          text: formatDate(commitDeadline.date),
          closesAt: closingInstant(commitDeadline),
          isAfterLastRound: isAfterLastRound(letter, content["programs.json"]),
        },
      }
    }),
    "questions.json": content["questions.json"].map((question) => ({
      ...question,
      isUnanswered: isUnanswered(question, content["faq.json"]),
    })),
  }
}

/** Moves the points of each answer into its text, as in a text that is quoted. */
function withPointsInAnswers(content: Content): Content {
  return {
    ...content,
    "faq.json": content["faq.json"].map(({ list, ...item }) => ({
      ...item,
      answer: textWithPoints([item.answer], list),
    })),
  }
}

/** Adds to each value that refers to a deadline the instant after which the deadline has passed. */
function withClosingInstants(content: Content): Content {
  const instants = new Map(
    content["programs.json"].flatMap(({ id, deadlines = [] }) =>
      deadlines.map((deadline) => [`${id}.deadline.${deadline.id}`, closingInstant(deadline)]),
    ),
  )
  return JSON.parse(JSON.stringify(content), (_, field: unknown) => {
    const value = isRecord(field) && field["value"]
    if (typeof value !== "string") return field
    const closesAt = factReferences(value).flatMap((name) => instants.get(name) ?? [])[0]
    return closesAt ? { ...(field as object), closesAt } : field
  }) as Content
}
