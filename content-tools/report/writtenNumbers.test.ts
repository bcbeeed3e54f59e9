import { findingsInText } from "./testing/report"

it.each(["In eight weeks, you write a paper.", "The 10-week plan", "Learn the basics in 3 weeks."])(
  "reports the length in %j",
  (text) => {
    expect(findingsInText("writtenNumber", text)).toEqual([expect.stringMatching(/^has ".+", which does not follow/)])
  },
)

it.each([
  "15–20 hours a week",
  "A paper of 8–10 pages",
  "40% of students attend on aid",
  "Meetings begin at 9 am PST.",
])("reports the other fact in %j", (text) => {
  expect(findingsInText("writtenNumber", text)).toEqual([
    expect.stringMatching(/^has ".+", which does not follow programs\.json\. Write a fact/),
  ])
})

it.each(["two weeks before the start", "two to three weeks", "2–3 hours", "20% of the pixels", "at 9 am"])(
  "accepts the distance or number %j",
  (text) => {
    expect(findingsInText("writtenNumber", text)).toEqual([])
  },
)

it.each(["In {{research.weeks}} weeks", "every two weeks", "One week later", "Week 3"])("accepts %j", (text) => {
  expect(findingsInText("writtenNumber", text)).toEqual([])
})
