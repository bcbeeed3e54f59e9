import { messagesForValue } from "../testContent"

const linesFor = (question: string) => messagesForValue("faq.json", [1, "question"], question)
const place = 'content/faq.json (item 2), "question" has'

it.each([
  "Where is Zoë’s “AI” – in Łódź?",
  "With family 👩‍👩‍👧 and a heart ❤️",
  "Persian: می‌خواهم",
  "Hindi: क्‍ष",
  "6–7 hours",
])("accepts %j", (question) => {
  expect(linesFor(question)).toEqual([])
})

it.each([
  ["What AI\u200B costs", "an invisible character after “What AI”. Remove it."],
  ["\uFEFFWhat it costs", "an invisible character at its beginning. Remove it."],
  ["What\u200Dit costs", "an invisible character after “What”. Remove it."],
  ["What it\u00ADself costs", "an invisible character after “What it”. Remove it."],
  ["What it\u202E costs", "an invisible character after “What it”. Remove it."],
  ["What it\u0000 costs", "an invisible character after “What it”. Remove it."],
  ["What it\tcosts", "a tab or a line break after “What it”. Put a space in its place."],
  ["What\nit costs", "a tab or a line break after “What”. Put a space in its place."],
  ["When does the research program\u200B begin?", "an invisible character after “…the research program”. Remove it."],
])("reports %j", (question, words) => {
  expect(linesFor(question)).toEqual([`${place} ${words}`])
})
