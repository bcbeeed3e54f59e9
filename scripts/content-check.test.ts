import { printedFolder } from "../content-tools/contentFolder"
import { temporaryFolder } from "../test/temporaryFolder"
import { runOnContent } from "./testing/runOnContent"

// Starts a TypeScript program, which takes long on a busy machine.
jest.setTimeout(120_000)

it("fails with a line for each mistake, and marks the lines in GitHub workflows", async () => {
  const folder = temporaryFolder()
  const { code, stdout, stderr } = await runOnContent("content-check.ts", folder, ["forms.json", '"commit"', '"comit"'])
  expect(code).toBe(1)
  expect(stderr).toContain(
    `1 mistake in content. Nothing was built.\n${printedFolder(folder)}/forms.json:15:5 (item 3, `,
  )
  expect(stderr).toContain(`"id" is "comit". Did you mean "commit"?`)
  expect(stdout).toMatch(/^::error file=.*\/forms\.json,line=15,col=5::item 3 \("Commit form"\) → "id" /m)
})
