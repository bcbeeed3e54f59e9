import { messagesFor } from "../testing/content"

// mistakes.test.ts has the messages of the mistakes that maintainers make.
it("counts the entries of a list only if it has some", () => {
  expect(messagesFor([["letters.json", [0, "body"], []]])).toEqual([expect.stringMatching(/Write at least one\.$/)])
})

it("compares two fields even if another field of the group is missing, but not if one of the two is invalid", () => {
  const file = [{ id: "ada", role: "AI Fellow", description: "Works.", imageSrc: "images/portrait.png" }]
  expect(messagesFor([["team.json", [], file]], { only: ["team.json"] })).toEqual([
    expect.stringContaining('"name" is missing'),
    expect.stringContaining('"imageAlt" is missing. Say in a few words what the picture shows.'),
  ])
  expect(messagesFor([["programs.json", [1, "startDate"], 2025]])).toEqual([
    expect.stringContaining('"startDate" is not a date'),
  ])
})

it("sorts the mistakes of a file by position, with a missing field at the start of its entry", () => {
  const file = [{ id: "a", question: "", answer: 5 }, { answer: "", id: "b" }, "abc"]
  const lines = messagesFor([["faq.json", [], file]], { only: ["faq.json"] })
  expect(lines.map((line) => line.slice("content/faq.json ".length, -1).split(". ")[0])).toEqual([
    '(item 1), "question" is empty',
    '(item 1), "answer" is the number 5, but has to be a text in quotation marks',
    '(item 2), "question" is missing',
    '(item 2), "answer" is empty',
    '(item 3) is the text "abc", but has to be a group of fields in { }',
  ])
})
