import { missingLetters } from "../../../content-tools/printedText"
import { runsOf } from "./text"

it.each([
  ["Write to ada@mail.example.", "ada@mail.example.", "mailto:ada@mail.example"],
  ["(ada@mail.example)", "(ada@mail.example)", "mailto:ada@mail.example"],
  ["See https://site.example/a?b=c, or not", "https://site.example/a?b=c,", "https://site.example/a?b=c"],
  ["See https://site.example/@a", "https://site.example/@a", "https://site.example/@a"],
])("makes a link of the word with the address in %s", (text, linkText, link) => {
  expect(runsOf(text).filter((run) => run.link)).toEqual([{ text: linkText, link }])
})

it.each(["at 8 am", "a @ b", "http://plain.example", "@ada", "5 @ 3.50", "https://"])("makes no link in %s", (text) => {
  expect(runsOf(text).filter((run) => run.link)).toEqual([])
})

it("replaces special spaces and hyphens with plain ones, and keeps a time on one line", () => {
  expect(runsOf("at\u2009non\u2011stop\u00ad 8 am, line\nend")).toEqual([{ text: "at non-stop 8\u00a0am, line end" }])
})

it("finds each character that the font lacks once, in no letter of a European language", () => {
  expect(missingLetters("日本 日 Erdős, Łukasz – “naïve”…")).toEqual(["日", "本"])
})
