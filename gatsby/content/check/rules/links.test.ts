import { generatedDocuments } from "../../../documents/paths"
import { messagesForFiles, fixtureEntries } from "../testContent"

/** Files that define anchors and redirects, the forms of the redirects, and the file with the tested link. */
const only = ["research-highlights.json", "team.json", "faq.json", "redirects.json", "forms.json", "seo-links.json"]
const linesFor = (href: string, options = {}) =>
  messagesForFiles(
    { "seo-links.json": [{ label: "A link", href }], "team.json": fixtureEntries("team.json").slice(0, 2) },
    { only, ...options },
  )

it.each([
  "/",
  "/research/",
  "/research/#publications",
  "/research/?from=mail#facts",
  "/#faq",
  "/#faq-cost",
  "/#highlight-2",
  "/team/#devon-hallick",
  "/temp/",
  "/hiring",
  "/hiring/",
  "mailto:hello@example.org",
  "https://example.org/anything",
  ...generatedDocuments,
])("accepts %s", (href) => {
  expect(linesFor(href)).toEqual([])
})

it.each([
  ["/reserch/", 'this site has no such page. Did you mean "/research/"?'],
  ["/Research/", 'this site has no such page. Did you mean "/research/"?'],
  ["/something-else/", 'this site has no such page. The pages are: "/", "/bootcamp/", "/research/"'],
  ["/research", 'ends with a slash. Write "/research/".'],
  ["/research#facts", 'ends with a slash. Write "/research/#facts".'],
  ["//example.org/", 'Begin an address on another site with https://: "https://example.org/".'],
  ["#faq", 'leads to a different place on each page. Write the path of the page before it, as in "/#faq".'],
  ["/#fqa", 'the page "/" has no anchor "fqa". Did you mean "/#faq"?'],
  ["/#faq-coss", 'has no anchor "faq-coss". Did you mean "/#faq-cost"?'],
  ["/temp/#form", 'the page "/temp/" has no anchor "form". Write "/temp/".'],
  ["/team/#nobody", 'The anchors of this page are: "/team/#team", "/team/#marisol-quentero", "/team/#devon-hallick".'],
  ["/letter/abc", "is for one applicant only. Link to a public page."],
  ["/decision", "is for one applicant only. Link to a public page."],
  ["/documents/research-overvew.pdf", 'Did you mean "/documents/research-overview.pdf"?'],
  ["/documents/research-calender.ics", 'Did you mean "/documents/research-calendar.ics"?'],
  ["/map.pdf", "this document does not exist. Put the file into static/, or link to an existing document."],
])("rejects %s", (href, words) => {
  expect(linesFor(href)).toEqual([expect.stringContaining(words)])
})

it("accepts a document in static/", () => {
  expect(linesFor("/terms.pdf", { staticFiles: ["/terms.pdf"] })).toEqual([])
})

it("accepts a link if the content file that defines its anchor or redirect cannot be read", () => {
  const without = (file: string, href: string) => linesFor(href, { only: only.filter((name) => name !== file) })
  expect(without("faq.json", "/#faq-cost")).toEqual([])
  expect(without("redirects.json", "/hiring/")).toEqual([])
})
