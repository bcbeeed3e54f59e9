import { messagesForFiles } from "../testing/content"

const linesFor = (...redirects: object[]) =>
  messagesForFiles({ "redirects.json": redirects }, { only: ["redirects.json", "forms.json"] }).map((line) =>
    line.replace(/^content\/redirects\.json \(item (\d)\), /, "$1 "),
  )
const redirect = (from: string, toPath: string) => ({ from: `/${from}`, toPath })
const circle = (item: number, steps: string) =>
  `${item} "toPath" leads in a circle: ${steps}. Write the address of the page that it should lead to.`

it("reports a circle once, at the first of its redirects", () => {
  expect(linesFor(redirect("a", "/b"), redirect("b", "/c/"), redirect("c", "/a#x"))).toEqual([
    circle(1, "/a → /b → /c → /a"),
  ])
})

it("reports a redirect that leads into a circle", () => {
  expect(linesFor(redirect("a", "/c"), redirect("b", "/c"), redirect("c", "/b"))).toEqual([
    circle(1, "/a → /c → /b → /c"),
    circle(2, "/b → /c → /b"),
  ])
})

it("suggests the last target of a chain", () => {
  const remedy = 'Write the last target here: "toPath": "/apply/".'
  expect(linesFor(redirect("a", "/b"), redirect("b", "/c"), redirect("c", "/apply/"))).toEqual([
    `1 "toPath" leads to another redirect: /a → /b → /c → "/apply/". ${remedy}`,
    `2 "toPath" leads to another redirect: /b → /c → "/apply/". ${remedy}`,
  ])
})
