import { findingsIn, type Change } from "./testing/report"

const deadline = (date: string): Change => ["letters.json", [0, "commitDeadline", "date"], date]
const place = "letters.json 0.commitDeadline.date"
const rest =
  'Only the letter shows it; documents, calendar and commit page say "the date in your letter". Write a date after the last round.'

it.each(["2024-06-05", "2025-04-30"])("reports the commit deadline %s, which is not after the last round", (date) => {
  expect(findingsIn("commitDeadline", [deadline(date)])).toEqual([
    `${place} is ${date}, not after the last round (2025-04-30). ${rest}`,
  ])
})

it("accepts a commit deadline after the last round", () => {
  expect(findingsIn("commitDeadline", [deadline("2025-05-01")])).toEqual([])
})

describe("the commit deadline of a program without rounds", () => {
  const changes = [deadline("2025-05-20"), ["programs.json", [1, "deadlines"], []]] satisfies Change[]

  it("is accepted, because only its letter can show it", () => {
    expect(findingsIn("commitDeadline", changes)).toEqual([])
  })

  it("is reported after its day", () => {
    const dates = findingsIn("pastDate", changes, { today: "2025-05-21" })
    expect(dates.filter((line) => line.startsWith(place))).toHaveLength(1)
  })
})

it("reports such a deadline only once, also after its day", () => {
  const dates = findingsIn("pastDate", [deadline("2024-06-05")], { today: "2025-05-21" })
  expect(dates.filter((line) => line.startsWith(place))).toEqual([])
})
