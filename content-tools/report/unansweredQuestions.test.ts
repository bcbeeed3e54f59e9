import { findingsIn } from "./testing/report"

const question = { id: "deposit", question: "Is there a deposit?" }

it.each([
  ["without an answer", question, 1],
  ["that the FAQ answers", { ...question, id: "cost" }, 0],
  ["that the FAQ answers in the same words", { ...question, question: "What does it cost?" }, 0],
  ["that the page for parents answers", { ...question, id: "hours" }, 0],
  ["that is dismissed", { ...question, dismissed: true }, 0],
])("reports a question %s: %#", (_state, entry, count) => {
  const message =
    'questions.json 0 has no answer. Answer it in faq.json or parent-answers.json under the id "deposit", ' +
    'or add "dismissed": true here.'
  expect(findingsIn("unanswered", [["questions.json", [], [entry]]])).toEqual(Array(count).fill(message))
})
