/** Tests of rules that read other files: a mistake there causes no second message. */
import { messagesFor, validContent } from "../testing/content"

it.each(["{{research.price}}", "{ {research.price}}", "{{research.price", "{{research.price} }"])(
  "reports %s in a name, which is not running text",
  (reference) => {
    expect(messagesFor([["programs.json", [0, "name"], `For ${reference}`]])).toEqual([
      expect.stringContaining(`"name" shows "${reference}" as it is written here: facts work in running text only.`),
    ])
  },
)

it("does not report references to a fact whose source is invalid", () => {
  expect(messagesFor([["programs.json", [1, "price"], "1460"]])).toEqual([expect.stringContaining('"price" is the')])
})

it("reports a character in the value of a fact at each document that refers to the fact", () => {
  const lines = messagesFor([["programs.json", [1, "name"], "漢"]])
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).toMatch(/^content\/documents\.json .*"漢".*, which the font/)
})

it("says at a quote why an answer cannot be quoted", () => {
  const index = (validContent["faq.json"] as { id: string }[]).findIndex(({ id }) => id === "hours")
  expect(messagesFor([["faq.json", [index, "closedAnswer"], "Ask us."]])).toEqual([
    expect.stringMatching(
      /"{{faq.hours}}", which does not exist\. .* Otherwise correct the answer, which cannot be quoted if .* has a closedAnswer\. /,
    ),
  ])
})

it("reports an unknown fact in a document once", () => {
  expect(messagesFor([["documents.json", [1, "intro"], "For {{nobody.price}}"]])).toEqual([
    expect.stringContaining("which does not exist"),
  ])
})

it.each([
  ["/#faq-nothing", "faq.json"],
  ["/nothing/", "redirects.json"],
])("accepts the link %s if %s cannot be read", (href, file) => {
  const home = ["research-highlights.json", "capstone-tracks.json", "faq.json"]
  const only = [...home, "team.json", "redirects.json", "forms.json", "seo-links.json"]
  const linesFor = (files: string[]) => messagesFor([["seo-links.json", [0, "href"], href]], { only: files })
  expect(linesFor(only)).toHaveLength(1)
  expect(linesFor(only.filter((name) => name !== file)).join()).not.toContain("seo-links.json")
})
