import path from "node:path"
import { personalPages } from "../../src/routes"
import { createPages } from "./createPages"

const createPage = jest.fn<void, [object]>()
const createRedirect = jest.fn<void, [{ fromPath: string; toPath: string }]>()

beforeAll(() => createPages({ actions: { createPage, createRedirect } }))

it("creates one prerendered page for each personal route", () => {
  const pages = personalPages.map(({ kind, template }) => ({
    path: `/${kind}/`,
    matchPath: `/${kind}/:userId`,
    component: path.resolve(`src/templates/${template}.tsx`),
    context: { kind },
  }))
  expect(createPage.mock.calls.map(([created]) => created)).toEqual(pages)
})
