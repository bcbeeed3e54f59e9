import { findingsIn, findingsInText } from "./testing/report"

it.each([
  ["See https://example.org/a?b=c.", "https://example.org/a?b=c"],
  ["Open “www.example.org”, then apply.", "www.example.org"],
  ["All dates are on /research/.", "/research/"],
  ["The page (/apply) has a form.", "/apply"],
  ["More on /old/page/ soon.", "/old/page/"],
])("reports an address or a page in a text: %s", (text, address) => {
  expect(findingsInText("address", text)).toEqual([expect.stringContaining(`shows "${address}" as plain words`)])
})

it("reports all addresses of a text at once", () => {
  expect(findingsInText("address", "See https://example.org/a and /research/.")).toEqual([
    expect.stringContaining(`shows "https://example.org/a", "/research/" as plain words`),
  ])
})

it.each([
  "Write to ada@example.org or ada@www.example.org.",
  "It starts with https:// in front. Yes/no, and/or, 24/7, 2 lessons /week, a / b, Node.js.",
])("does not report email addresses and slashes: %s", (text) => {
  expect(findingsInText("address", text)).toEqual([])
})

it("does not report addresses in emails and in the calendar, whose programs link them", () => {
  const text = "See https://example.org/a."
  const mail = { label: "A link", subject: "Yes", body: text }
  expect(
    findingsIn("address", [
      ["letters.json", [1, "answers", "accept"], mail],
      ["calendar.json", ["program", "text"], text],
    ]),
  ).toEqual([])
})
