import { generatedDocuments } from "../documents/paths"
import { messagesForFiles, fixtureEntries } from "./testContent"

/** Files that define anchors and redirects, the forms of the redirects, and the file with the tested link. */
const only = ["research-highlights.json", "team.json", "faq.json", "redirects.json", "forms.json", "seo-links.json"]
const linesFor = (href: string, options = {}) =>
  messagesForFiles(
    { "seo-links.json": [{ label: "A link", href }], "team.json": fixtureEntries("team.json").slice(0, 2) },
    { only, ...options },
  )
const place = 'content/seo-links.json (item 1), "href" is'

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
])("accepts %s", (href) => {
  expect(linesFor(href)).toEqual([])
})

it.each([
  ["/reserch/", `${place} "/reserch/", but this site has no such page. Did you mean "/research/"?`],
  [
    "/something-else/",
    `${place} "/something-else/", but this site has no such page. The pages are: "/", "/bootcamp/", "/research/", "/testimonials/", "/team/", "/curriculum/", "/apply/", "/apply-research/", "/temp/", "/acceptance/".`,
  ],
  ["/research", `${place} "/research", but the address of a page ends with a slash. Write "/research/".`],
  [
    "/research#facts",
    `${place} "/research#facts", but the address of a page ends with a slash. Write "/research/#facts".`,
  ],
  ["/Research/", `${place} "/Research/", but this site has no such page. Did you mean "/research/"?`],
  [
    "//example.org/",
    `${place} "//example.org/". Begin an address on another site with https://: "https://example.org/".`,
  ],
  ["#faq", `${place} "#faq", but that leads to a different place on each page. Write "/#faq".`],
  [
    "#nowhere",
    `${place} "#nowhere", but that leads to a different place on each page. Write the path of the page before the anchor, as in "/#faq".`,
  ],
  ["/#fqa", `${place} "/#fqa", but the page "/" has no anchor "fqa". Did you mean "/#faq"?`],
  ["/#faq-coss", `${place} "/#faq-coss", but the page "/" has no anchor "faq-coss". Did you mean "/#faq-cost"?`],
  ["/temp/#form", `${place} "/temp/#form", but the page "/temp/" has no anchor "form". Write "/temp/".`],
  [
    "/team/#unknown-person",
    `${place} "/team/#unknown-person", but the page "/team/" has no anchor "unknown-person". The anchors of this page are: "/team/#team", "/team/#marisol-quentero", "/team/#devon-hallick".`,
  ],
  ["/letter/abc", `${place} "/letter/abc", but that page is for one applicant only. Link to a public page.`],
  ["/decision", `${place} "/decision", but that page is for one applicant only. Link to a public page.`],
])("rejects %s", (href, line) => {
  expect(linesFor(href)).toEqual([line])
})

describe("documents", () => {
  const staticFiles = ["/terms.pdf"]

  it("may be files in static/ or made by the build", () => {
    for (const address of generatedDocuments) expect(linesFor(address)).toEqual([])
    expect(linesFor("/terms.pdf", { staticFiles })).toEqual([])
  })

  it("are reported if they do not exist", () => {
    expect(linesFor("/documents/research-overvew.pdf")).toEqual([
      `${place} "/documents/research-overvew.pdf", but this document does not exist. Did you mean "/documents/research-overview.pdf"?`,
    ])
    expect(linesFor("/documents/research-calender.ics")).toEqual([
      `${place} "/documents/research-calender.ics", but this document does not exist. Did you mean "/documents/research-calendar.ics"?`,
    ])
    expect(linesFor("/map.pdf")).toEqual([
      `${place} "/map.pdf", but this document does not exist. Put the file into static/, or link to an existing document.`,
    ])
  })
})

it("accepts a link if the content file that defines its anchor or redirect cannot be read", () => {
  const without = (file: string, href: string) => linesFor(href, { only: only.filter((name) => name !== file) })
  expect(without("faq.json", "/#faq-cost")).toEqual([])
  expect(without("redirects.json", "/hiring/")).toEqual([])
})

it("checks the target of a redirect", () => {
  expect(
    messagesForFiles({ "redirects.json": [{ from: "/old", toPath: "/aply/" }] }, { only: ["redirects.json"] }),
  ).toEqual([
    'content/redirects.json (item 1), "toPath" is "/aply/", but this site has no such page. Did you mean "/apply/"?',
  ])
})

describe("a link that is written wrongly", () => {
  it.each([
    ["http://example.org/a", "https://example.org/a"],
    ["HTTP://example.org", "https://example.org"],
    ["www.example.org/a", "https://www.example.org/a"],
    ["hello@example.org", "mailto:hello@example.org"],
    ["research/", "/research/"],
    ["./research", "/research/"],
    ["research?from=mail#facts", "/research/?from=mail#facts"],
    ["hiring", "/hiring"],
  ])("gets a suggestion: for %s it is %s", (href, correct) => {
    expect(linesFor(href)).toEqual([`${place} "${href}". Write "${correct}".`])
  })

  it.each([" /research/", "/research/ ", " https://example.org"])("may not have a space around it: %j", (href) => {
    expect(linesFor(href)).toEqual([`${place} "${href}", with a space before or after it. Write "${href.trim()}".`])
  })

  it.each([
    "letter/abc",
    "soon",
    "a b@example.org",
    "hello@example.org/a",
    "hello@example",
    "a@b@example.org",
    "http://",
  ])("gets no suggestion if none is certain: %s", (href) => {
    const lines = linesFor(href)
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain(' Write "')
  })
})
