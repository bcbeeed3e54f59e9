import { datesInText } from "./dates"

it.each([
  "June 17, 2025",
  "June 17 2025",
  "Jun. 17th, 2025",
  "17 June 2025",
  "17th of June 2025",
  "6/17/2025",
  "17.06.2025",
  "2025-06-17",
])("finds %j", (words) => {
  expect(datesInText(`On ${words}, at 8.`)).toEqual([{ words, index: 3, date: "2025-06-17" }])
})

it("finds the dates of a text in their order", () => {
  const text = "2025-06-17 – August 12, 2025"
  expect(datesInText(text).map(({ date }) => date)).toEqual(["2025-06-17", "2025-08-12"])
})

it.each(["June 17", "June 2025", "you may 17 times", "Decision 12, 2025", "6/17", "2025-06-17-08"])(
  "finds no date in %j",
  (text) => {
    expect(datesInText(text)).toEqual([])
  },
)
