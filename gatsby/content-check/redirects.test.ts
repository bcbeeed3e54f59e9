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

it("reports a form that does not exist", () => {
  expect(linesFor({ from: "/a", toForm: "mentor-hirng" })).toEqual([
    'content/redirects.json (item 1), "toForm" is "mentor-hirng", but content/forms.json has no form with that id. Did you mean "mentor-hiring"?',
  ])
  expect(linesFor({ from: "/a", toForm: "letters" })).toEqual([
    'content/redirects.json (item 1), "toForm" is "letters", but content/forms.json has no form with that id. The forms are: "home-widget", "apply-research", "commit", "bootcamp-application", "mentor-hiring", "blastoff-2025-accept", "financial-aid".',
  ])
})
