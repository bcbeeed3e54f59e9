import { messagesForValue } from "../testContent"

const round = (id: string, date: string) => ({ id, name: "Round", date, label: "A day" })
const weeks = (...titles: string[]) => titles.map((title) => ({ title, topic: "A topic", content: "A sentence." }))

it("accepts rounds that follow one another by a day, and does not compare malformed dates", () => {
  const linesFor = (...dates: string[]) =>
    messagesForValue(
      "programs.json",
      [2, "deadlines"],
      dates.map((date, index) => round(`round-${index}`, date)),
    )
  expect(linesFor("2025-02-28", "2025-03-01", "2025-03-02")).toEqual([])
  expect(linesFor("2025-03-01", "soon", "2025-02-01")).toEqual([expect.stringContaining("is not a date")])
})

it.each([
  [["Weeks 1–2", "Week 3", "Week 4"]],
  [["Week 1", "Weeks 3-4", "Week 9"]],
  [["Weeks 9–10", "Week 11"]],
  [["Week 3", "Weeks 4–4"]],
])("accepts the weeks %j", (titles) => {
  expect(messagesForValue("timelines.json", [0, "items"], weeks(...titles))).toEqual([])
})

it.each([
  [["Weeks 1–2", "Week 2"], 2, 'is "Week 2", but the entry above it is "Weeks 1–2"'],
  [["Week 2", "Week 1"], 2, 'is "Week 1", but the entry above it is "Week 2"'],
  [["Weeks 4–3"], 1, 'is "Weeks 4–3". Write the earlier week first.'],
])("rejects the weeks %j", (titles, item, words) => {
  expect(messagesForValue("timelines.json", [0, "items"], weeks(...titles))).toEqual([
    expect.stringContaining(`"items" → item ${item} → "title" ${words}`),
  ])
})
