import type { CreatePageArgs } from "gatsby"
import { onCreatePage } from "./onCreatePage"
import * as resolved from "../content/resolved"

jest.mock("../content/resolved")

/** Returns the paths that the hook deletes if content has some programs. */
async function deleted(path: string, programs: string[]): Promise<unknown[]> {
  const content = { "programs.json": programs.map((id) => ({ id })) }
  jest.mocked(resolved.readResolved).mockResolvedValue(content as Awaited<ReturnType<typeof resolved.readResolved>>)
  const deletePage = jest.fn()
  await onCreatePage({ page: { path }, actions: { deletePage } } as unknown as CreatePageArgs)
  return deletePage.mock.calls.map(([page]: unknown[]) => page)
}

it("removes the page of a program that content no longer has, and no other", async () => {
  expect(await deleted("/bootcamp/", ["research"])).toEqual([{ path: "/bootcamp/" }])
  expect(await deleted("/bootcamp/", ["bootcamp", "research"])).toEqual([])
  expect(await deleted("/team/", [])).toEqual([])
})
