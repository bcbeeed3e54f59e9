import type { ContentPath } from "./problem"
import { messagesForFiles, replaced, validContent } from "./testContent"

const only = ["programs.json", "site.json", "letters.json", "faq.json"]
const messagesForValue = (file: string, path: ContentPath, value: unknown) =>
  messagesForFiles({ [file]: replaced(validContent[file], path, value) }, { only })

const linesFor = (answer: string) => messagesForValue("faq.json", [1, "answer"], answer)
const place = 'content/faq.json (item 2), "answer"'

it.each([
  "{{research.price}}",
  "{{ site.name }} has {{claims.countries}}",
  "{{research.deadline.early}}",
  "Sets {a, b} and a } alone",
])("accepts %j", (answer) => {
  expect(linesFor(answer)).toEqual([])
})

it.each([
  ["{{research.prize}}", 'names the fact "{{research.prize}}", which does not exist. Did you mean {{research.price}}?'],
  ["{{}}", "has a reference without a name: {{}}. Write a fact, such as {{research.price}}, or remove the braces."],
  [
    "{{letter.something-else}}",
    'names the fact "{{letter.something-else}}", which does not exist. Facts of "letter" are: "letter.countries", "letter.commitDeadline".',
  ],
  [
    "{{weather}}",
    'names the fact "{{weather}}", which does not exist. Facts begin with: "cohort.", "site.", "aid.", "claims.", "bootcamp.", "research.", "launchpad.", "letter.".',
  ],
  [
    "From {{research.price} on",
    'has a reference with wrong braces: "{{research.price}". Write two before and two after, without spaces between them: {{research.price}}.',
  ],
  [
    "From { {research.price}} on",
    'has a reference with wrong braces: "{ {research.price}}". Write two before and two after, without spaces between them: {{research.price}}.',
  ],
  [
    "From {research.price} on",
    'has a reference with wrong braces: "{research.price}". Write two before and two after, without spaces between them: {{research.price}}.',
  ],
  [
    "From { research.price } on",
    'has a reference with wrong braces: "{ research.price }". Write two before and two after, without spaces between them: {{research.price}}.',
  ],
  [
    "From {{aid.full price} on",
    'has a reference with wrong braces: "{{aid.full price}". Write two before and two after, without spaces between them: {{research.price}}.',
  ],
  [
    "From {site.name} on",
    'has a reference with wrong braces: "{site.name}". Write two before and two after, without spaces between them: {{site.name}}.',
  ],
  [
    "From {{research.price on",
    'has a reference with wrong braces: "{{research.price on". Write two before and two after, without spaces between them: {{research.price}}.',
  ],
])("rejects %j", (answer, message) => {
  expect(linesFor(answer)).toEqual([`${place} ${message}`])
})

it("reports each mistake of a text once", () => {
  expect(
    linesFor("{{a.b}} {{a.b}} {{research.prize}}").map((line) => line.slice(place.length + 1, place.length + 30)),
  ).toEqual(['names the fact "{{a.b}}", whi', 'names the fact "{{research.pr'])
})

it("rejects a reference in a field that is not running text", () => {
  expect(messagesForValue("programs.json", [1, "name"], "For {{research.price}}")).toEqual([
    'content/programs.json (item 2), "name" shows "{{research.price}}" as it is written here: facts work in running text only. Write out the words.',
  ])
})

it.each(["{ {research.price}}", "{{research.price", "{{research.price} }"])("finds %s in a name", (reference) => {
  expect(messagesForValue("programs.json", [1, "name"], `For ${reference}`)).toEqual([
    expect.stringContaining(`"name" shows "${reference}" as it is written here`),
  ])
})

it("does not report references to a fact whose source is invalid", () => {
  expect(messagesForValue("programs.json", [1, "price"], "1460")).toEqual([
    'content/programs.json (item 2), "price" is the text "1460", but has to be a number without quotation marks. Write 1460.',
  ])
})

describe("the fact of a round that does not exist", () => {
  const round = (id: string) => ({ id, name: `Round ${id}`, date: "2025-02-28" })
  const fact = "{{research.deadline.erly}}"
  const start = `${place} names the fact "${fact}", which does not exist. "erly" is the "id" of a round in "deadlines" of "research" in content/programs.json.`
  const linesWith = (deadlines: object[], answer = fact) =>
    messagesForFiles(
      {
        "faq.json": replaced(validContent["faq.json"], [1, "answer"], answer),
        "programs.json": replaced(validContent["programs.json"], [1, "deadlines"], deadlines),
      },
      { only },
    ).filter((line) => line.startsWith(start))

  it("is probably one with a similar id", () => {
    expect(linesWith([round("regular"), { ...round("early"), date: "2025-03-28" }])).toEqual([
      `${start} Did you mean {{research.deadline.early}}?`,
    ])
  })

  it("is probably the only one that no text names", () => {
    expect(
      linesWith([round("first"), { ...round("last"), date: "2025-03-28" }], `${fact} {{research.deadline.last}}`),
    ).toEqual([`${start} Did you mean {{research.deadline.first}}?`])
  })

  it("may be any of several, which the message lists", () => {
    expect(linesWith([round("first"), { ...round("last"), date: "2025-03-28" }])).toEqual([
      `${start} The rounds are: "research.deadline.first", "research.deadline.last".`,
    ])
  })

  it("cannot be guessed if the program has no rounds", () => {
    expect(linesWith([])).toEqual([`${start} Add the round, or write the date.`])
  })
})

it.each([
  ["research.fee", "research.price"],
  ["research.end", "research.endDate"],
  ["reserch.price", "research.price"],
  ["reserch.tuition", "research.price"],
  ["research.amount", "research.price"],
  ["research.cost", "research.price"],
  ["research.costs", "research.price"],
  ["research.fees", "research.price"],
  ["research.tuition", "research.price"],
  ["research.begin", "research.startDate"],
  ["research.start", "research.startDate"],
  ["research.duration", "research.weeks"],
  ["research.durationWeeks", "research.weeks"],
  ["research.length", "research.weeks"],
  ["research.groups", "research.groupSize"],
  ["research.students", "research.groupSize"],
  ["bootcamp.homework", "bootcamp.homeworkHours"],
  ["research.hours", "research.hoursPerWeek"],
  ["bootcamp.instruction", "bootcamp.instructionHours"],
  ["research.pages", "research.paperPages"],
  ["claims.schools", "claims.highSchools"],
  ["site.mail", "site.email"],
  ["site.title", "site.name"],
  ["letter.deadline", "letter.commitDeadline"],
  ["letter.country", "letter.countries"],
])("suggests for %s the fact %s", (name, meant) => {
  expect(linesFor(`{{${name}}}`)).toEqual([
    `${place} names the fact "{{${name}}}", which does not exist. Did you mean {{${meant}}}?`,
  ])
})

it("suggests no fact for the name of a method", () => {
  expect(linesFor("{{research.constructor}}")[0]).toContain('Facts of "research" are: ')
})
