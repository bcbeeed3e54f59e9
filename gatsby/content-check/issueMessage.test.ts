import { z } from "zod"
import type { ContentFile } from "../content-model"
import { problemSentence } from "./problem"
import { checkSchema } from "./schema"

/** Returns the messages about the field `it` of a schema. */
function messagesFor(schema: z.ZodType, value: unknown): string[] {
  const file: ContentFile = {
    path: "things.json",
    typeName: "Thing",
    kind: "single",
    schema: z.strictObject({ it: schema }),
    shownOn: "Nowhere",
  }
  return checkSchema({ file, data: { it: value } }).map(problemSentence)
}

it.each<[string, z.ZodType, unknown, string]>([
  ["a number that is too small", z.number().min(3), 2, "is the number 2, but has to be at least 3."],
  ["a number that is too large", z.number().max(3), 4, "is the number 4, but has to be at most 3."],
  ["a number at an excluded lower limit", z.number().gt(3), 3, "is the number 3, but has to be more than 3."],
  ["a number at an excluded upper limit", z.number().lt(3), 3, "is the number 3, but has to be less than 3."],
  ["a text that is too short", z.string().min(3), "ab", "has 2 characters, but has to have at least 3."],
  ["a text of one character", z.string().min(3), "a", "has 1 character, but has to have at least 3."],
  ["a text that is too long", z.string().max(3), "abcd", "has 4 characters, but has to have at most 3."],
  ["a text of another length", z.string().length(3), "abcd", "has 4 characters, but has to have exactly 3."],
  ["a list that is too short", z.array(z.string()).min(2), ["a"], "has 1 entry, but has to have at least 2."],
  ["a list that is too long", z.array(z.string()).max(1), ["a", "b"], "has 2 entries, but has to have at most 1."],
  ["a text instead of a list", z.array(z.string()), "a", 'is the text "a", but has to be a list in [ ].'],
  ["a list instead of a text", z.string(), ["a"], "is a list in [ ], but has to be a text in quotation marks."],
  ["a group instead of a number", z.number(), {}, "is a group of fields in { }, but has to be a number"],
  ["another value than the only one", z.literal("USD"), "EUR", 'is the text "EUR", but has to be exactly "USD".'],
  ["a number for a text of a list", z.enum(["a", "b"]), 5, 'is the number 5, but has to be one of "a", "b".'],
])("describes %s", (_name, schema, value, message) => {
  expect(messagesFor(schema, value)).toEqual([expect.stringContaining(`"it" ${message}`)])
})

it.each([
  ["8 weeks", "Write 8, without weeks."],
  ["about 1,460 dollars", "Write 1460, without words and comma."],
  ["$1,460", "Write 1460, without $ and comma."],
  ["1,460", "Write 1460, without comma."],
  ["12.5 hours", "Write 12.5, without hours."],
  ["80%", "Write 80, without %."],
  ["200", "Write 200."],
])("says which number the text %j contains", (text, remedy) => {
  expect(messagesFor(z.number(), text)).toEqual([
    `"it" is the text "${text}", but has to be a number without quotation marks. ${remedy}`,
  ])
})

it.each(["two", "8 to 10", "1-2"])("does not guess a number from the text %j", (text) => {
  expect(messagesFor(z.number(), text)).toEqual([
    `"it" is the text "${text}", but has to be a number without quotation marks.`,
  ])
})

it.each<[z.ZodType, string]>([
  [z.number(), "a number"],
  [z.boolean(), "true or false"],
  [z.array(z.string()), "a list: [ … ]"],
  [z.strictObject({ a: z.string() }), "a group: { … }"],
  [z.string(), 'a text: "…"'],
  [z.enum(["a", "b"]), '"a" or "b"'],
  [z.enum(["a", "b", "c"]), '"a", "b" or "c"'],
  [z.literal("USD"), '"USD"'],
])("shows how a missing field is written (%#)", (schema, example) => {
  expect(messagesFor(schema, undefined)).toEqual([`"it" is missing. Write it as ${example}.`])
})

it("adds the meaning of a missing field", () => {
  expect(messagesFor(z.string().describe("The first name."), undefined)).toEqual([
    '"it" is missing. Write it as a text: "…". Meaning: The first name.',
  ])
})

it.each([
  ["", "is empty. It has to be a text in quotation marks."],
  [" \n", "is empty. It has to be a text in quotation marks."],
])("calls the text %j empty if the model has no message", (text, message) => {
  expect(messagesFor(z.string().min(10), text)).toEqual([`"it" ${message}`])
})

it.each([
  ["ab", 'is not a code. Write three letters. Found: "ab".'],
  ["", "is empty. Write three letters."],
  [null, "is null, but has to be a text in quotation marks."],
])("uses the message of the model for %j", (value, message) => {
  const code = z.string().regex(/^\w{3}$/, "is not a code. Write three letters.")
  expect(messagesFor(code, value)).toEqual([`"it" ${message}`])
})

it("names what it found beside the message of the model, but not an empty list or a group", () => {
  const none = (schema: z.ZodType) => schema.refine(() => false, "is wrong.")
  expect(messagesFor(none(z.number()), 5)).toEqual(['"it" is wrong. Found: 5.'])
  expect(messagesFor(none(z.array(z.number())), [1, 2])).toEqual(['"it" is wrong. Found: 2 entries.'])
  expect(messagesFor(none(z.array(z.number())), [])).toEqual(['"it" is wrong.'])
  expect(messagesFor(none(z.strictObject({})), {})).toEqual(['"it" is wrong.'])
})
