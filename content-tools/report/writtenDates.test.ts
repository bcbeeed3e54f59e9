import { findingsIn, findingsInText } from "./testing/report"

it.each(["The program begins on June 18.", "Apply by May 5, 2025."])(
  "names the day of %j, which no field has",
  (text) => {
    expect(findingsInText("writtenDate", text)).toEqual([
      expect.stringMatching(/^names "(June 18|May 5)", which is no date in programs\.json .* write a fact, such as/),
    ])
  },
)

it("names such a day in the banner", () => {
  expect(findingsIn("writtenDate", [["site.json", ["banner"], "Apply by May 3."]])).toEqual([
    expect.stringContaining('site.json banner names "May 3"'),
  ])
})

it.each(["Apply by April 30.", "It begins on {{research.startDate}}.", "May 2025 was warm.", "In 30 days."])(
  "accepts %j",
  (text) => {
    expect(findingsInText("writtenDate", text)).toEqual([])
  },
)

it("accepts a day of what people did", () => {
  expect(findingsIn("writtenDate", [["testimonials.json", [0, "text"], "On May 3, it worked."]])).toEqual([])
})
