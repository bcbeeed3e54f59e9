import { findingsIn, type Change } from "./testing/report"

const findings = (text: string) =>
  findingsIn("quotationMarks", [["testimonials.json", [0, "text"], text] satisfies Change])

it.each(['"It was hard."', "“It was hard.”", "„Es war schwer.“", "«C’était dur.» "])("reports the quote %j", (text) => {
  expect(findings(text)).toEqual([
    "testimonials.json 0.text has quotation marks around it. Remove them: the site shows the whole text as a quotation.",
  ])
})

it.each(["It was hard.", "“Hard,” they said. I say “no”", "I asked “why?”", "’Twas hard"])("accepts %j", (text) => {
  expect(findings(text)).toEqual([])
})
