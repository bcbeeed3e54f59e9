import { findingsInText } from "./testing/report"

it.each(["In eight weeks, you write a paper.", "The 10-week plan", "Learn the basics in 3 weeks."])(
  "reports the length in %j",
  (text) => {
    expect(findingsInText("writtenLength", text)).toEqual([expect.stringMatching(/^has ".+", which does not follow/)])
  },
)

it.each(["In {{research.weeks}} weeks", "every two weeks", "One week later", "Week 3"])("accepts %j", (text) => {
  expect(findingsInText("writtenLength", text)).toEqual([])
})
