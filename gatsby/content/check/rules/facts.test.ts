import type { ContentPath } from "../problem"
import { messagesForFiles, replaced, validContent } from "../testContent"

const only = ["programs.json", "site.json", "letters.json", "faq.json"]
const messagesForValue = (file: string, path: ContentPath, value: unknown) =>
  messagesForFiles({ [file]: replaced(validContent[file], path, value) }, { only })
const linesFor = (answer: string) => messagesForValue("faq.json", [1, "answer"], answer)

it.each([
  "{{research.price}}",
  "{{ site.name }} has {{claims.countries}}",
  "{{research.deadline.early}}",
  "Sets {a, b} and a } alone",
])("accepts %j", (answer) => {
  expect(linesFor(answer)).toEqual([])
})

it.each([
  ["{{research.prize}}", "Did you mean {{research.price}}?"],
  ["{{reserch.price}}", "Did you mean {{research.price}}?"],
  ["{{research.hours}}", "Did you mean {{research.hoursPerWeek}}?"],
  ["{{letter.deadline}}", "Did you mean {{letter.commitDeadline}}?"],
  ["{{research.deadline.erly}}", "Did you mean {{research.deadline.early}}?"],
  [
    "{{research.deadline.first}}",
    'The facts that begin with "research.deadline." are: "research.deadline.early", "research.deadline.regular".',
  ],
  ["{{letter.nothing}}", 'The facts that begin with "letter." are: "letter.countries", "letter.commitDeadline".'],
  ["{{research.constructor}}", 'The facts that begin with "research." are: '],
  ["{{weather}}", 'Facts begin with: "cohort.", "site.", "aid.", "claims.", "bootcamp.", "research."'],
])("says what to write instead of %s", (answer, remedy) => {
  expect(linesFor(answer)).toEqual([
    expect.stringContaining(`"answer" names the fact "${answer}", which does not exist. ${remedy}`),
  ])
})

it.each([
  ["From {{research.price} on", "{{research.price}"],
  ["From { {research.price}} on", "{ {research.price}}"],
  ["From {research.price} on", "{research.price}"],
  ["From { research.price } on", "{ research.price }"],
  ["From {{research.price on", "{{research.price on"],
])("reports wrong braces in %j", (answer, found) => {
  expect(linesFor(answer)).toEqual([expect.stringContaining(`wrong braces: "${found}"`)])
  expect(linesFor(answer)[0]).toMatch(/: \{\{research\.price\}\}\.$/)
})

it("reports each mistake of a text once", () => {
  expect(linesFor("{{}} {{a.b}} {{a.b}} {{research.prize}}")).toHaveLength(3)
})

it.each(["{{research.price}}", "{ {research.price}}", "{{research.price", "{{research.price} }"])(
  "reports %s in a name, which is not running text",
  (reference) => {
    expect(messagesForValue("programs.json", [1, "name"], `For ${reference}`)).toEqual([
      expect.stringContaining(`"name" shows "${reference}" as it is written here: facts work in running text only.`),
    ])
  },
)

it("does not report references to a fact whose source is invalid", () => {
  expect(messagesForValue("programs.json", [1, "price"], "1460")).toEqual([expect.stringContaining('"price" is the')])
})
