import path from "node:path"
import { createClientRoutes } from "./clientRoutes"

describe("client-only routes", () => {
  it("are one shell for each personal route, drawn by the template of that name", () => {
    const createPage = jest.fn()
    createClientRoutes({ actions: { createPage } })
    expect(createPage.mock.calls.map(([page]: unknown[]) => page)).toEqual([
      { path: "/letter/", matchPath: "/letter/:userId", component: path.resolve("src/templates/letter.tsx") },
      { path: "/decision/", matchPath: "/decision/:userId", component: path.resolve("src/templates/decision.tsx") },
      { path: "/commit/", matchPath: "/commit/:userId", component: path.resolve("src/templates/commit.tsx") },
    ])
  })
})
