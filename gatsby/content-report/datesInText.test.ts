import { datesInText } from "./datesInText"

it.each([
  ["June 17, 2025", 2025],
  ["June 17 2025", 2025],
  ["Jun. 17th, 2025", 2025],
  ["17 June 2025", 2025],
  ["17th of June", undefined],
  ["6/17/2025", 2025],
  ["2025-06-17", 2025],
  ["June 17", undefined],
])("finds %j", (words, year) => {
  const expected = { words, index: 3, monthAndDay: "06-17", ...(year === undefined ? {} : { year }) }
  expect(datesInText(`On ${words}, at 8.`)).toEqual([expected])
})

it("finds the dates of a range", () => {
  expect(datesInText("June 17 – August 12, 2025").map(({ words }) => words)).toEqual(["June 17", "August 12, 2025"])
})

it.each(["June", "June 2025", "you may 17 times", "6/17", "2025-06-17-08", "June 99", "13/17/2025"])(
  "finds no date in %j",
  (text) => {
    expect(datesInText(text)).toEqual([])
  },
)
