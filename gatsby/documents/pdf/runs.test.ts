import { runsOf } from "./runs"

const letters = {
  latin: (codePoint: number) => codePoint < 0x100 || codePoint === 0x2013,
  extended: (codePoint: number) => codePoint >= 0x100 && codePoint < 0x250,
}
const linksOf = (text: string) =>
  runsOf(text, letters).flatMap(({ text: linkText, link }) => (link ? [[linkText, link]] : []))

it.each([
  ["Write to ada@mail.example.", "ada@mail.example", "mailto:ada@mail.example"],
  ["(ada@mail.example)", "ada@mail.example", "mailto:ada@mail.example"],
  ["See https://site.example/a?b=c, or not", "https://site.example/a?b=c", "https://site.example/a?b=c"],
])("makes a link in %s", (text, linkText, link) => {
  expect(linksOf(text)).toEqual([[linkText, link]])
})

it.each(["at 8 am", "a @ b", "http://plain.example", "@ada", "5 @ 3.50", "https://"])("makes no link in %s", (text) => {
  expect(linksOf(text)).toEqual([])
})

it("uses the second font file only for letters that the first one lacks", () => {
  expect(runsOf("Erdős – so", letters)).toEqual([
    { text: "Erd", isExtended: false, link: undefined },
    { text: "ő", isExtended: true, link: undefined },
    { text: "s – so", isExtended: false, link: undefined },
  ])
})

it("replaces special spaces and hyphens with plain ones, and keeps a time on one line", () => {
  expect(runsOf("at\u2009non\u2011stop\u00ad 8 am, line\nend", letters)).toMatchObject([
    { text: "at non-stop 8\u00a0am, line end" },
  ])
})

it("throws an error that names each character that neither file has once", () => {
  expect(() => runsOf("日本 日", letters)).toThrow(
    "The typeface of the documents has no 日 本. Write it in other letters",
  )
})
