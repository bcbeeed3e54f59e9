import path from "node:path"
import { createClientRoutes } from "./clientRoutes"

describe("client-only routes", () => {
  it("are one shell for each personal route; letter and decision share a template", () => {
    const createPage = jest.fn()
    createClientRoutes({ actions: { createPage } })
    const page = (kind: string, template: string) => ({
      path: `/${kind}/`,
      matchPath: `/${kind}/:userId`,
      component: path.resolve(`src/templates/${template}.tsx`),
      context: { kind },
    })
    expect(createPage.mock.calls.map(([one]: unknown[]) => one)).toEqual([
      page("letter", "letter"),
      page("decision", "letter"),
      page("commit", "commit"),
    ])
  })
})
