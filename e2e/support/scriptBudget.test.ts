import { describeScripts } from "./scriptBudget"

const hash = (digit: string) => digit.repeat(20)
const now = [
  { name: `app-${hash("1")}.js`, size: 900 },
  { name: `page-${hash("2")}.js`, size: 300 },
]
const modules = { [now[0]!.name]: [["react.js", 500]], [now[1]!.name]: [["large.ts", 800]] } satisfies Parameters<
  typeof describeScripts
>[1]

it("names the largest files of a page, without those that every page has", () => {
  expect(describeScripts(now, modules)).toMatch(/minification\):\n {2}large\.ts: 800$/)
})

it("names the files that every page has if they have grown", () => {
  const before = [{ ...now[0]!, size: 800 }, now[1]!]
  expect(describeScripts(now, modules, before)).toMatch(/ {2}large\.ts: 800\n {2}react\.js: 500$/)
})

it("says how much a script has grown since the last green test, whatever the hash of its content", () => {
  const before = [
    { name: `app-${hash("3")}.js`, size: 900 },
    { name: `page-${hash("4")}.js`, size: 100 },
  ]
  expect(describeScripts(now, modules, before)).toContain(
    `app-${hash("1")}.js: 900\n  page-${hash("2")}.js: 300, +200 since the last green test\n`,
  )
})

it("counts a script that is new as grown", () => {
  expect(describeScripts(now, modules, [now[0]!])).toContain("300, +300 since")
})
