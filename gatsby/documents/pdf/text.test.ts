import { missingLetters } from "../../../content-tools/printedText"
import { linkInText } from "../../../src/format/linkedText"
import { runsOf } from "./text"

it.each([
  ["another site", "https://site.example/a?b=c", "https://site.example/a?b=c"],
  ["an email", "mailto:ada@mail.example", "mailto:ada@mail.example"],
  ["a page of this site", "/apply/", `${process.env.GATSBY_SITE_URL}/apply/`],
])("links the words to %s, together with the punctuation that they touch", (_, href, link) => {
  const runs = runsOf(`See (${linkInText("the form", href)}), or ${linkInText("it", href)}.`)
  expect(runs).toEqual([{ text: "See " }, { text: "(the form),", link }, { text: " or " }, { text: "it.", link }])
})

it("makes no link of other text", () => {
  const text = "at 8, a @ b, ada@mail.example, https://site.example/"
  expect(runsOf(text)).toEqual([{ text }])
})

it("replaces special spaces and hyphens with plain ones, and keeps a time on one line", () => {
  expect(runsOf("at\u2009non\u2011stop\u00ad 8 am, line\nend")).toEqual([{ text: "at non-stop 8\u00a0am, line end" }])
})

it("finds each character that the font lacks once, in no letter of a European language", () => {
  expect(missingLetters("日本 日 Erdős, Łukasz – “naïve”…")).toEqual(["日", "本"])
})
