import { z } from "zod"
import type { ContentFile } from "../../model"
import { problemSentence } from "../problem"
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

const code = z.string().regex(/^\w{3}$/, "is not a code. Write three letters.")

it.each<[string, z.ZodType, unknown, string]>([
  ["a number that is too small", z.number().min(3), 2, "is 2, but has to be at least 3."],
  ["a number that is too large", z.number().max(3), 4, "is 4, but has to be at most 3."],
  ["a text instead of a list", z.array(z.string()), "a", 'is the text "a", but has to be a list in [ ].'],
  ["a list instead of a text", z.string(), ["a"], "is a list in [ ], but has to be a text in quotation marks."],
  ["a group instead of a number", z.number(), {}, "is a group of fields in { }, but has to be a number"],
  ["another value than the only one", z.literal("USD"), "EUR", 'is the text "EUR", but has to be exactly "USD".'],
  ["a number for a choice", z.enum(["a", "b"]), 5, 'is the number 5, but has to be one of "a", "b".'],
  ["null", code, null, "is null, but has to be a text in quotation marks."],
  ["a text that the model rejects", code, "ab", 'is not a code. Write three letters. Found: "ab".'],
  ["an empty text that the model rejects", code, " ", "is empty. Write three letters."],
  ["an empty text without a message", z.string().min(10), "", "is empty. It has to be a text in quotation marks."],
  ["a short text without a message", z.string().min(10), "a", 'is the text "a", which is not allowed here.'],
  ["an empty number", z.number(), "", "is empty. It has to be a number without quotation marks, such as 1460."],
  [
    "an optional text that is empty",
    code.optional(),
    "",
    "Write three letters. Or remove the line: it may be left out.",
  ],
  ["a missing number", z.number(), undefined, "is missing. Write it as a number."],
  ["a missing flag", z.boolean(), undefined, "is missing. Write it as true or false."],
  ["a missing list", z.array(z.string()), undefined, "is missing. Write it as a list: [ … ]."],
  ["a missing group", z.strictObject({ a: z.string() }), undefined, "is missing. Write it as a group: { … }."],
  ["a missing text", z.string(), undefined, 'is missing. Write it as a text: "…".'],
  ["a missing choice", z.enum(["a", "b", "c"]), undefined, 'is missing. Write it as "a", "b" or "c".'],
  ["a missing field with a meaning", z.string().describe("The name."), undefined, "Meaning: The name."],
])("describes %s", (_name, schema, value, message) => {
  expect(messagesFor(schema, value)).toEqual([expect.stringContaining(message)])
})

it("names what it found beside the message of the model, but not an empty list or a group", () => {
  const none = (schema: z.ZodType) => schema.refine(() => false, "is wrong.")
  expect(messagesFor(none(z.number()), 5)).toEqual(['"it" is wrong. Found: 5.'])
  expect(messagesFor(none(z.array(z.number())), [1, 2])).toEqual(['"it" is wrong. Found: 2 entries.'])
  expect(messagesFor(none(z.array(z.number())), [])).toEqual(['"it" is wrong.'])
  expect(messagesFor(none(z.strictObject({})), {})).toEqual(['"it" is wrong.'])
})
