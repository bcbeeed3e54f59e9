import { messagesForFiles } from "../testContent"

const linesFor = (...redirects: object[]) =>
  messagesForFiles({ "redirects.json": redirects }, { only: ["redirects.json", "forms.json"] }).map((line) =>
    line.replace(/^content\/redirects\.json \(item (\d)\), /, "$1 "),
  )

it("accepts redirects that lead directly to their target", () => {
  expect(
    linesFor(
      { from: "/old", toPath: "/apply/" },
      { from: "/hiring", toForm: "mentor-hiring" },
      { from: "/old-www.page", toPath: "/research/" },
    ),
  ).toEqual([])
})

it("reports two paths that are the same or differ only in case or trailing slash", () => {
  expect(linesFor({ from: "/old", toPath: "/apply/" }, { from: "/Old", toPath: "/team/" })).toEqual([
    '2 "from" is "/Old", which is the same path as "/old" in item 1. Keep one of the two.',
  ])
  expect(linesFor({ from: "/old", toPath: "/apply/" }, { from: "/old", toPath: "/team/" })).toEqual([
    '2 "from" is "/old", the same as in item 1. Each needs a different one.',
  ])
})

it.each(["/old ", "old", "/old//", "/old page", "/a:b", "/a*b", "/?a", "/a#b", "https://www.example.org/old"])(
  "rejects the path %j",
  (from) => {
    expect(linesFor({ from, toPath: "/team/" })).toEqual([expect.stringContaining('1 "from" is not a path.')])
  },
)

it.each(["https://other.example/", "HTTP://other.example/", "www.other.example", "//other.example/"])(
  "rejects the target %s, an address outside this site",
  (toPath) => {
    expect(linesFor({ from: "/old", toPath })).toEqual([
      expect.stringContaining('1 "toPath" is not a page of this site.'),
    ])
  },
)

it.each([
  ["/research", "/research/"],
  ["/Apply", "/apply/"],
  ["/temp", "/temp/"],
  ["/letter/abc", "/letter/"],
])("rejects %s, the address of a page", (from, page) => {
  expect(linesFor({ from, toPath: "/team/" })).toEqual([
    `1 "from" is "${from}", but that is the address of the page "${page}". Choose another path, or remove this entry.`,
  ])
})

const circle = (item: number, steps: string) =>
  `${item} "toPath" leads in a circle: ${steps}. Write the address of the page that it should lead to.`

it("reports a circle once, at the first of its redirects", () => {
  expect(linesFor({ from: "/a", toPath: "/b" }, { from: "/b", toPath: "/c/" }, { from: "/c", toPath: "/a#x" })).toEqual(
    [circle(1, "/a → /b → /c → /a")],
  )
  expect(linesFor({ from: "/a", toPath: "/A/" })).toEqual([circle(1, "/a → /a")])
})

it("reports a redirect that leads into a circle", () => {
  expect(linesFor({ from: "/a", toPath: "/c" }, { from: "/b", toPath: "/c" }, { from: "/c", toPath: "/b" })).toEqual([
    circle(1, "/a → /c → /b → /c"),
    circle(2, "/b → /c → /b"),
  ])
})

it("suggests the last target of a chain", () => {
  expect(
    linesFor({ from: "/a", toPath: "/b" }, { from: "/b", toPath: "/c" }, { from: "/c", toPath: "/apply/" }),
  ).toEqual([
    '1 "toPath" leads to another redirect: /a → /b → /c → /apply/. Write the last target here: "toPath": "/apply/".',
    '2 "toPath" leads to another redirect: /b → /c → /apply/. Write the last target here: "toPath": "/apply/".',
  ])
  expect(linesFor({ from: "/a", toPath: "/b" }, { from: "/b", toForm: "mentor-hiring" })).toEqual([
    '1 "toPath" leads to another redirect: /a → /b → form "mentor-hiring". Write the last target here: "toForm": "mentor-hiring".',
  ])
})

it("reports a target that does not exist", () => {
  expect(linesFor({ from: "/a", toForm: "mentor-hirng" })).toEqual([
    '1 "toForm" is "mentor-hirng", but content/forms.json has no entry with that id. Did you mean "mentor-hiring"?',
  ])
  expect(linesFor({ from: "/a", toForm: "letters" })).toEqual([
    expect.stringContaining('The ids are: "home-widget", "apply-research"'),
  ])
  expect(linesFor({ from: "/a", toPath: "/aply/" })).toEqual([expect.stringContaining('Did you mean "/apply/"?')])
})
