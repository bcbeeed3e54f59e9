import { z } from "zod"
import type { ContentFile } from "../../model"
import { mistakeSentence } from "../mistake"
import { messagesForValue } from "../testing/content"
import { checkSchema } from "./schema"

/** Returns the messages about the field `it` of a schema. */
function messagesFor(it: z.ZodType, value: unknown): string[] {
  const schema = z.strictObject({ it })
  const file: ContentFile = { path: "things.json", typeName: "Thing", kind: "single", schema, shownOn: "Nowhere" }
  return checkSchema({ file, data: { it: value } }).map(mistakeSentence)
}

const code = z.string().regex(/^\w{3}$/, "is not a code. Write three letters.")
const wrong = (schema: z.ZodType) => schema.refine(() => false, "is wrong.")

// mistakes.test.ts has the messages of the mistakes that maintainers make.
it.each<[string, z.ZodType, unknown, string]>([
  ["a list instead of a text", z.string(), ["a"], "is a list in [ ], but has to be a text in quotation marks."],
  ["a group instead of a number", z.number(), {}, "is a group of fields in { }, but has to be a number"],
  ["a number for a choice", z.enum(["a", "b"]), 5, 'is the number 5, but has to be one of "a", "b".'],
  ["a text that the model rejects", code, "ab", 'is not a code. Write three letters. Found: "ab".'],
  ["a missing flag", z.boolean(), undefined, "is missing. Write true or false without quotation marks."],
  ["a missing list", z.array(z.string()), undefined, "is missing. Write a list in [ ]."],
  ["a number that the model rejects", wrong(z.number()), 5, "is wrong. Found: 5."],
  ["an empty list that the model rejects", wrong(z.array(z.number())), [], '"it" is wrong.'],
])("describes %s", (_name, schema, value, message) => {
  expect(messagesFor(schema, value)).toEqual([expect.stringContaining(message)])
})

it("compares two fields even if another field of the group is missing, but not if one of the two is invalid", () => {
  const file = [{ id: "ada", role: "AI Fellow", description: "Works.", imageSrc: "images/portrait.png" }]
  expect(messagesForValue("team.json", [], file)).toEqual([
    expect.stringContaining('"name" is missing'),
    expect.stringContaining('"imageAlt" is missing. Say in a few words what the picture shows.'),
  ])
  expect(messagesForValue("programs.json", [1, "startDate"], 2025)).toEqual([
    expect.stringContaining('"startDate" is not a date'),
  ])
})

it("sorts the mistakes of a file by position, with a missing field at the start of its entry", () => {
  const file = [{ id: "a", question: "", answer: 5 }, { answer: "", id: "b" }, "abc"]
  const lines = messagesForValue("faq.json", [], file)
  expect(lines.map((line) => line.slice("content/faq.json ".length, -1).split(". ")[0])).toEqual([
    '(item 1), "question" is empty',
    '(item 1), "answer" is the number 5, but has to be a text in quotation marks',
    '(item 2), "question" is missing',
    '(item 2), "answer" is empty',
    '(item 3) is the text "abc", but has to be a group of fields in { }',
  ])
})
