import type { ContentPath } from "../problem"
import { messagesForValue } from "../testContent"

it.each<[string, ContentPath, unknown, string]>([
  ["a missing field", [1, "answer"], undefined, '"answer" is missing. Write it as a text: "…". Meaning: The answer.'],
  ["an entry of the wrong type", [1], "abc", '(item 2) is the text "abc", but has to be a group of fields in { }.'],
  ["a field with a wrong value", [1, "id"], "Financial Aid", '"id" is not a short name. Use small letters'],
  ["an unknown field", [1, "reply"], "a", '"reply" is not a field here. Remove it. The fields are: "id", "question"'],
])("reports %s with its place", (_, path, value, words) => {
  expect(messagesForValue("faq.json", path, value)).toEqual([expect.stringContaining(words)])
})

it("reports a misspelled field name, but not the missing field that it misspells", () => {
  const file = [{ id: "aid", question: "Is there aid?", answr: "Yes." }]
  expect(messagesForValue("faq.json", [], file)).toEqual([
    'content/faq.json (item 1), "answr" is not a field here. Did you mean "answer"?',
  ])
})

it("suggests to remove an empty optional field, unless a rule of its group requires the field", () => {
  const remedy = "Or remove the line: it may be left out."
  expect(messagesForValue("pages/home.json", ["hero", "eyebrow"], "")).toEqual([expect.stringContaining(remedy)])
  expect(messagesForValue("team.json", [0, "imageAlt"], "")).toEqual([expect.not.stringContaining(remedy)])
  expect(messagesForValue("programs.json", [1, "price"], null)).toEqual([expect.stringContaining("is null")])
})

it("compares two fields even if another field of the group is missing", () => {
  const file = [{ id: "ada", role: "AI Fellow", description: "Works.", imageSrc: "images/portrait.png" }]
  expect(messagesForValue("team.json", [], file)).toEqual([
    expect.stringContaining('"name" is missing'),
    expect.stringContaining('"imageAlt" is missing. Say in a few words what the picture shows.'),
  ])
})

it("does not compare a field that is invalid itself", () => {
  expect(messagesForValue("programs.json", [1, "startDate"], 2025)).toEqual([
    expect.stringContaining('"startDate" is the number 2025'),
  ])
})

it("sorts the mistakes of a file by position, with a missing field at the start of its entry", () => {
  const file = [
    { id: "a", question: "", answer: 5 },
    { answer: "", id: "b" },
  ]
  expect(
    messagesForValue("faq.json", [], file).map((line) => line.slice("content/faq.json ".length, -1).split(". ")[0]),
  ).toEqual([
    '(item 1), "question" is empty',
    '(item 1), "answer" is the number 5, but has to be a text in quotation marks',
    '(item 2), "question" is missing',
    '(item 2), "answer" is empty',
  ])
})
