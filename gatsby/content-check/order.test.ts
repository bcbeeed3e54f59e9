import { messagesForValue } from "./testContent"

const round = (id: string, date: string) => ({ id, name: "Round", date, label: "A day" })
const weeks = (...titles: string[]) => titles.map((title) => ({ title, topic: "A topic", content: "A sentence." }))

describe("rounds", () => {
  const linesFor = (...rounds: object[]) => messagesForValue("programs.json", [2, "deadlines"], rounds)

  it("may follow one another by a day", () => {
    expect(linesFor(round("a", "2025-02-28"), round("b", "2025-03-01"), round("c", "2025-03-02"))).toEqual([])
  })

  it("are compared with the round above", () => {
    expect(linesFor(round("a", "2025-02-28"), round("b", "2025-02-27"), round("c", "2025-02-27"))).toEqual([
      'content/programs.json (item 3), "deadlines" → item 2 → "date" is "2025-02-27", before the round above it (2025-02-28). Put the rounds in order, each with a later day.',
      'content/programs.json (item 3), "deadlines" → item 3 → "date" is "2025-02-27", the same day as the round above it (2025-02-27). Put the rounds in order, each with a later day.',
    ])
  })
})

describe("rounds with a malformed date", () => {
  it("are not compared", () => {
    const lines = messagesForValue(
      "programs.json",
      [2, "deadlines"],
      [round("a", "2025-03-01"), round("b", "soon"), round("c", "2025-02-01"), 5],
    )
    expect(lines.join()).not.toContain("the round above")
  })
})

describe("weeks", () => {
  const linesFor = (...titles: string[]) => messagesForValue("timelines.json", [0, "items"], weeks(...titles))

  it.each([
    [["Weeks 1–2", "Week 3", "Week 4"]],
    [["Week 1", "Weeks 3-4", "Week 9"]],
    [["Weeks 9–10", "Week 11"]],
    [["Week 3", "Weeks 4–4"]],
  ])("may be %j", (titles) => {
    expect(linesFor(...titles)).toEqual([])
  })

  it.each([
    [["Weeks 1–2", "Week 2"], 2, 'is "Week 2", but the entry above it is "Weeks 1–2"'],
    [["Week 2", "Week 1"], 2, 'is "Week 1", but the entry above it is "Week 2"'],
    [
      ["Week 1", "Week 1"],
      2,
      'is "Week 1", but the entry above it is "Week 1". Put the weeks in order, each only once.',
    ],
    [["Weeks 4–3"], 1, 'is "Weeks 4–3". Write the earlier week first.'],
  ])("may not be %j", (titles, item, words) => {
    expect(linesFor(...titles)).toEqual([
      expect.stringContaining(`content/timelines.json (item 1), "items" → item ${item} → "title" ${words}`),
    ])
  })
})
