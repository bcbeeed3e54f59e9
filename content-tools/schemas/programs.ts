import { z } from "zod"
import { weekdays } from "../../src/format/dateTime"
import { listLimit } from "./fields/listLimit"
import { calendarDate, timeOfDay, timeZone } from "./fields/dates"
import { group } from "./fields/group"
import { entryId } from "./fields/ids"
import { list, nonEmptyList } from "./fields/lists"
import { quarterHours, range } from "./fields/numbers"
import { crossFieldRule, wrongText } from "./fields/rules"
import { factWords, label, labelBeforeColon, paragraphs, plainProse, prose } from "./fields/texts"
import { programId } from "./parts/programId"

/** An application round. `date` and `time` are local to `timeZone`. */
export const deadline = z
  .strictObject({
    id: entryId("early"),
    name: labelBeforeColon("Name of the round, such as Early round.", 80),
    date: calendarDate("Last day of the round."),
    time: timeOfDay("Time of the deadline on a 24-hour clock. Leave it out if only the date counts.")
      .refine((time) => time !== "00:00", 'is the beginning of the day. Write "23:59" for its end.')
      .refine((time) => time !== "11:59", 'is before noon. Write "23:59" for the end of the day, or "12:00" for noon.')
      .optional(),
    timeZone: timeZone().optional(),
    label: label(
      'The deadline exactly as it is shown. Without it, the site writes date and time, such as "February 28, 2025 at 11:59 PM PST".',
    ).optional(),
    note: prose("More about the round until its deadline, for example how decisions are made.").optional(),
    closedNote: prose("More about the round after its deadline.").optional(),
  })
  .refine(
    ({ time, timeZone }) => !time || timeZone,
    crossFieldRule(["time", "timeZone"], 'is missing. Write the time zone of "time", such as "America/Los_Angeles".'),
  )
  .meta({ id: "Deadline" })

const dailyTime = group("DailyTime", {
  time: timeOfDay("Time of day on a 24-hour clock."),
  timeZone: timeZone(),
  label: factWords('The time exactly as it is shown, such as "8 am PST".'),
})

const weekEntry = group("WeekEntry", {
  day: z.enum(weekdays).describe("Day of the week."),
  kind: z
    .enum(["lecture", "meeting", "work"])
    .describe("lecture, meeting (of the group) or work (of the student alone, at any time of the day)."),
  hours: z
    .number()
    .positive("has to be more than 0.")
    .max(24)
    .multipleOf(...quarterHours)
    .describe("Length in hours: 1, or 1.5."),
  time: timeOfDay("Time of day at which it begins, if it is not that of meetingsBegin.").optional(),
})

/**
 * `content/programs.json`, the only place for facts about a program. Prose refers to them as `{{research.price}}`;
 * `facts.ts` has the list.
 */
export const program = z
  .strictObject({
    id: programId.describe("Which of the programs this is."),
    opens: calendarDate(
      "Day on which applications open. Without it, the site takes them as open until the last round closes. " +
        "From this day on, those of a program without rounds are open until its first day.",
    ).optional(),
    startDate: calendarDate("First day.").optional(),
    endDate: calendarDate("Last day.").optional(),
    deadlines: list(
      deadline,
      "Application rounds, in order. For search engines, the last one is the last day to apply.",
      listLimit(8, "the list of deadlines", "a deadline"),
    ).optional(),
    applyBy: prose(
      "Shown as the deadline if the program has no application rounds. It closes with those of the other programs.",
    ).optional(),
    price: z
      .number()
      .int("has to be a whole number of dollars.")
      .min(10)
      .max(100_000)
      .describe("Price as a number without currency sign or comma: 1460.")
      .optional(),
    priceCurrency: z.literal("USD").optional().describe("Currency of the price (ISO 4217)."),
    name: label("Full name.", 80),
    shortName: label("Short name for tables and buttons.", 40),
    courseCode: z
      .string()
      .regex(
        /^[A-Z0-9-]+(\{\{cohort\.year\}\})?$/,
        wrongText(
          "is not a course code.",
          'Use capital letters, digits and hyphens, and {{cohort.year}} at the end for the year: "BLAST-BOOTCAMP-{{cohort.year}}".',
        ),
      )
      .meta({ description: "Code of the course. It may end with {{cohort.year}}.", role: "prose" })
      .optional(),
    summary: plainProse("One sentence: what the program is and for whom."),
    description: paragraphs("What students do in the program, in two or three paragraphs."),
    suits: plainProse('For whom the program is: "For students who …".').optional(),
    topics: nonEmptyList(
      label("One topic."),
      "What is taught.",
      listLimit(16, "the data for search engines", "a topic"),
    ),
    hoursPerWeek: range("Hours per week that a student needs for the program.").optional(),
    instructionHoursPerDay: z
      .number()
      .positive("has to be more than 0.")
      .max(24)
      .describe("Hours of instruction per day.")
      .optional(),
    homeworkHoursPerDay: range("Hours of homework per day.").optional(),
    paperPages: range("Number of pages of the paper: whole numbers.").optional(),
    groupSize: range("Number of students in a group: whole numbers.").optional(),
    groupMeetingsPerWeek: range("Number of meetings of the mentor group per week.").optional(),
    meetingsBegin: dailyTime.describe("Time of day at which meetings begin.").optional(),
    exampleWeek: list(
      weekEntry,
      "An example of a week. Without meetingsBegin, it is not shown. Its hours add up to hoursPerWeek.",
      listLimit(21, "the example of a week", "a part of a day"),
    ).optional(),
  })
  .refine(
    ({ price, priceCurrency }) => (price === undefined) === (priceCurrency === undefined),
    crossFieldRule(["price", "priceCurrency"], 'and "price" go together. Give both or neither.'),
  )
  .refine(
    ({ startDate, endDate }) => startDate || !endDate,
    crossFieldRule(
      ["endDate", "startDate"],
      'is missing. Write the first day of the program, because "endDate" has the last.',
    ),
  )
  .refine(
    ({ startDate, endDate }) => !startDate || !endDate || startDate < endDate,
    crossFieldRule(["startDate", "endDate"], 'is not after "startDate". Put the last day here.'),
  )
  .refine(
    ({ id, exampleWeek }) => id === "research" || !exampleWeek,
    crossFieldRule(
      ["id", "exampleWeek"],
      "is only for the research program, which the texts beside the week are about. Remove it.",
    ),
  )
