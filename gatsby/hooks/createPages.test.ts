import path from "node:path"
import { createPages } from "./createPages"

const createPage = jest.fn<void, [object]>()
const createRedirect = jest.fn<void, [{ fromPath: string; toPath: string }]>()

beforeAll(() => createPages({ actions: { createPage, createRedirect } }))

it("creates one prerendered page for each personal route, with the same template for letter and decision", () => {
  const page = (kind: string, template: string) => ({
    path: `/${kind}/`,
    matchPath: `/${kind}/:userId`,
    component: path.resolve(`src/templates/${template}.tsx`),
    context: { kind },
  })
  expect(createPage.mock.calls.map(([created]) => created)).toEqual([
    page("letter", "letter"),
    page("decision", "letter"),
    page("commit", "commit"),
  ])
})

it("creates the eight redirects of the specification, with and without a trailing slash", () => {
  const targets = new Map(createRedirect.mock.calls.map(([{ fromPath, toPath }]) => [fromPath, toPath]))
  for (const from of ["/apply-fa-23", "/applyfall23", "/research-application", "/apply-to-blast"]) {
    expect([from, targets.get(from), targets.get(`${from}/`)]).toEqual([from, "/apply/", "/apply/"])
  }
  for (const from of ["/bootcamp-application", "/hiring", "/blastoff-2025-accept", "/financial-aid-application"]) {
    expect(targets.get(from)).toMatch(/^http:\/\/127\.0\.0\.1:9101\/\d+$/)
    expect(targets.get(`${from}/`)).toBe(targets.get(from))
  }
})
