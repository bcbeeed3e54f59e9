import { messagesForValue } from "./testContent"

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
  ["What AI\u200B costs", "a zero-width space after “What AI”. Remove it."],
  ["\uFEFFWhat it costs", "a zero-width no-break space at its beginning. Remove it."],
  ["What\u200Dit costs", "a zero-width joiner after “What”. Remove it."],
  ["What it\u00ADself costs", "a soft hyphen after “What it”. Remove it."],
  ["What it\u202E costs", "an invisible mark after “What it”. Remove it."],
  ["What it\u0000 costs", "an invisible control character after “What it”. Remove it."],
  ["What it\tcosts", "a tab after “What it”. Put a space in its place."],
  ["What\nit costs", "a line break after “What”. Put a space in its place."],
  ["When does the research program\u200B begin?", "a zero-width space after “…the research program”. Remove it."],
])("reports %j", (question, words) => {
  expect(linesFor(question)).toEqual([`${place} ${words}`])
})

it("reports an invisible character in a link, but not the link that it breaks", () => {
  expect(messagesForValue("navigation.json", ["header", 2, "href"], "/research/\u200B")).toEqual([
    'content/navigation.json, "header" → item 3 → "href" has a zero-width space after “/research/”. Remove it.',
  ])
})
