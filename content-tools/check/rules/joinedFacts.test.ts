import { messagesFor } from "../testing/content"

/** Returns what the check says about a sentence of an answer. */
const messagesOf = (answer: string) => messagesFor([["faq.json", [2, "answer"], answer]])

it("reports a fact that is 1 before words about more", () => {
  const messages = messagesFor([
    ["programs.json", [1, "groupMeetingsPerWeek"], { min: 1, max: 1 }],
    ["faq.json", [2, "answer"], "It meets {{research.meetings}} times a week."],
  ])
  expect(messages).toContainEqual(
    expect.stringContaining('"answer" has "{{research.meetings}} times", but this fact is 1. Write the words for one.'),
  )
})

it("reports a mark that a sentence and its fact both have", () => {
  const messages = messagesFor([
    ["site.json", ["financialAid", "decisions"], "by early May."],
    ["faq.json", [2, "answer"], "We decide {{aid.decisions}}. Then we write."],
  ])
  expect(messages).toContainEqual(expect.stringContaining('"answer" has ".." where its fact {{aid.decisions}} begins'))
})

it.each([
  "It costs {{research.price}}, or {{bootcamp.price}}. {{aid.share}} pay less (see {{research.meetingsClock}}).",
  "It takes {{research.weeks}} weeks; {{site.email}}: write!",
])("accepts %s", (answer) => {
  expect(messagesOf(answer)).toEqual([])
})

it("accepts the period of an abbreviation before a comma, and not before a period", () => {
  const label = { time: "08:00", timeZone: "America/Los_Angeles", label: "8 a.m." }
  const messagesWith = (answer: string) =>
    messagesFor([
      ["programs.json", [1, "meetingsBegin"], label],
      ["faq.json", [2, "answer"], answer],
    ]).filter((message) => message.startsWith("content/faq.json (item 3)"))
  expect(messagesWith("It begins at {{research.meetingsBegin}}, each day.")).toEqual([])
  expect(messagesWith("It begins at {{research.meetingsBegin}}.")).toEqual([expect.stringContaining('has ".."')])
})

it("accepts two marks inside a fact", () => {
  const messages = messagesFor([
    ["site.json", ["financialAid", "decisions"], "in May (when?!)"],
    ["faq.json", [2, "answer"], "We decide {{aid.decisions}} each year."],
  ])
  expect(messages.filter((message) => message.startsWith("content/faq.json (item 3)"))).toEqual([])
})
