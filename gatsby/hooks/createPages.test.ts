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
