import path from "node:path"
import { loadContent } from "../../content-tools/load"
import * as resolved from "../content/resolved"
import { personalPages } from "../../src/routes"
import { createPages } from "./createPages"

const createPage = jest.fn<void, [object]>()
const createRedirect = jest.fn<void, [{ fromPath: string; toPath: string }]>()

beforeAll(async () => {
  jest.spyOn(resolved, "readResolved").mockResolvedValue(await loadContent())
  await createPages({ actions: { createPage, createRedirect } })
})

it("creates one prerendered page for each personal route", () => {
  const pages = personalPages.map(({ kind, template, texts }) => ({
    path: `/${kind}/`,
    matchPath: `/${kind}/:userId`,
    component: path.resolve(`src/templates/${template}.tsx`),
    context: { kind, texts },
  }))
  expect(createPage.mock.calls.map(([created]) => created)).toEqual(pages)
})
