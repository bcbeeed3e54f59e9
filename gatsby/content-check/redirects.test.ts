import { messagesForFiles } from "./testContent"

const linesFor = (...redirects: object[]) =>
  messagesForFiles({ "redirects.json": redirects }, { only: ["redirects.json", "forms.json"] })

it("accepts redirects that lead directly to their target", () => {
  expect(linesFor({ from: "/old", toPath: "/apply/" }, { from: "/hiring", toForm: "mentor-hiring" })).toEqual([])
})

it("reports two paths that differ only in case or trailing slash", () => {
  expect(linesFor({ from: "/old", toPath: "/apply/" }, { from: "/Old", toPath: "/team/" })).toEqual([
    'content/redirects.json (item 2), "from" is "/Old", which is the same path as "/old" in item 1. Keep one of the two.',
  ])
})

it("leaves identical paths to the check of unique fields", () => {
  expect(linesFor({ from: "/old", toPath: "/apply/" }, { from: "/old", toPath: "/team/" })).toEqual([
    'content/redirects.json (item 2), "from" is "/old", the same as in item 1. Each needs a different one.',
  ])
})

it.each([
  ["/old ", 'there is a space before or after the path. Write "/old".'],
  ["old", 'a path begins with a slash. Write "/old".'],
  ["/old//", 'this path may not end with a slash. Write "/old".'],
  [
    " old page/",
    'a path cannot have a space, and there is a space before or after the path, and a path begins with a slash, and this path may not end with a slash. Write "/old-page".',
  ],
  ["/a:*b?c#d", 'a path cannot have a question mark, a #, a colon, and a star. Write "/a-b".'],
  ["/a:b :", 'a path cannot have a space and a colon. Write "/a-b".'],
  ["/?a", "a path cannot have a question mark."],
])("rejects the path %j", (from, message) => {
  expect(linesFor({ from, toPath: "/team/" })).toEqual([
    `content/redirects.json (item 1), "from" is ${JSON.stringify(from)}, but ${message}`,
  ])
})

it.each([
  ["https://www.example.org/old?a", ', such as "/old"'],
  ["HTTP://www.example.org/old/page/", ', such as "/old/page"'],
  ["https://www.example.org/", ""],
  ["https://www.example.org", ""],
])("rejects %s, a whole address", (from, example) => {
  expect(linesFor({ from, toPath: "/team/" })).toEqual([
    `content/redirects.json (item 1), "from" is "${from}". Write only the path after the name of the site${example}.`,
  ])
})

it.each(["https://other.example/", "HTTP://other.example/", "www.other.example", "//other.example/"])(
  "rejects the target %s, an address outside this site",
  (toPath) => {
    expect(linesFor({ from: "/old", toPath })[0]).toBe(
      `content/redirects.json (item 1), "toPath" is "${toPath}", an address outside this site. A redirect leads to a page of this site or to a form. Add the form to content/forms.json, and replace this line by "toForm" with its id.`,
    )
  },
)

it("names the form whose address is the target of a redirect", () => {
  expect(linesFor({ from: "/old", toPath: "https://forms.example/251092347715068" })[0]).toMatch(
    / Replace this line by "toForm": "commit"\.$/,
  )
})

it("accepts targets inside the site that look like other addresses", () => {
  expect(linesFor({ from: "/old-www.page", toPath: "/research/" })).toEqual([])
})

it.each([
  ["/research", "/research/"],
  ["/Apply", "/apply/"],
  ["/temp", "/temp/"],
  ["/letter/abc", "/letter/"],
])("rejects %s, the address of a page", (from, page) => {
  expect(linesFor({ from, toPath: "/team/" })).toEqual([
    `content/redirects.json (item 1), "from" is "${from}", but that is the address of the page "${page}". Choose another path, or remove this entry.`,
  ])
})

it("reports a circle once, with all its steps", () => {
  expect(linesFor({ from: "/a", toPath: "/b" }, { from: "/b", toPath: "/c/" }, { from: "/c", toPath: "/a#x" })).toEqual(
    [
      'content/redirects.json (item 1), "toPath" leads in a circle: /a → /b → /c → /a. Write the address of the page that it should lead to.',
    ],
  )
  expect(linesFor({ from: "/a", toPath: "/A/" })).toEqual([
    'content/redirects.json (item 1), "toPath" leads in a circle: /a → /a. Write the address of the page that it should lead to.',
  ])
})

it("reports a redirect that leads into a circle", () => {
  expect(linesFor({ from: "/x", toPath: "/a" }, { from: "/a", toPath: "/a" })).toEqual([
    'content/redirects.json (item 1), "toPath" leads in a circle: /x → /a → /a. Write the address of the page that it should lead to.',
    'content/redirects.json (item 2), "toPath" leads in a circle: /a → /a. Write the address of the page that it should lead to.',
  ])
})

it("suggests the last target of a chain", () => {
  expect(linesFor({ from: "/a", toPath: "/b" }, { from: "/b", toPath: "/apply/" })).toEqual([
    'content/redirects.json (item 1), "toPath" leads to another redirect: /a → /b → /apply/. Write the last target here: "toPath": "/apply/".',
  ])
  expect(linesFor({ from: "/a", toPath: "/b" }, { from: "/b", toForm: "mentor-hiring" })).toEqual([
    'content/redirects.json (item 1), "toPath" leads to another redirect: /a → /b → form "mentor-hiring". Write the last target here: "toForm": "mentor-hiring".',
  ])
})

it("reports a circle at the first of its redirects, also if another redirect leads into it", () => {
  const circle = [
    { from: "/b", toPath: "/c" },
    { from: "/c", toPath: "/b" },
  ]
  expect(linesFor({ from: "/a", toPath: "/c" }, ...circle).map((line) => line.split(". ")[0])).toEqual([
    'content/redirects.json (item 1), "toPath" leads in a circle: /a → /c → /b → /c',
    'content/redirects.json (item 2), "toPath" leads in a circle: /b → /c → /b',
  ])
})

it("suggests the last target of a chain of three, and follows no target outside the site", () => {
  expect(
    linesFor({ from: "/a", toPath: "/b" }, { from: "/b", toPath: "/c" }, { from: "/c", toPath: "/apply/" }).map(
      (line) => line.split("redirect: ")[1],
    ),
  ).toEqual([
    '/a → /b → /c → /apply/. Write the last target here: "toPath": "/apply/".',
    '/b → /c → /apply/. Write the last target here: "toPath": "/apply/".',
  ])
})

it("says which forms exist only if there are any", () => {
  const lines = messagesForFiles(
    { "redirects.json": [{ from: "/a", toForm: "x" }], "forms.json": [] },
    {
      only: ["redirects.json", "forms.json"],
    },
  )
  expect(lines).toContain(
    'content/redirects.json (item 1), "toForm" is "x", but content/forms.json has no form with that id.',
  )
})

it("reports a form that does not exist", () => {
  expect(linesFor({ from: "/a", toForm: "mentor-hirng" })).toEqual([
    'content/redirects.json (item 1), "toForm" is "mentor-hirng", but content/forms.json has no form with that id. Did you mean "mentor-hiring"?',
  ])
  expect(linesFor({ from: "/a", toForm: "letters" })).toEqual([
    'content/redirects.json (item 1), "toForm" is "letters", but content/forms.json has no form with that id. The forms are: "home-widget", "apply-research", "commit", "bootcamp-application", "mentor-hiring", "blastoff-2025-accept", "financial-aid".',
  ])
})
