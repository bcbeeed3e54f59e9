import { temporaryFolder } from "../test/temporaryFolder"
import { runOnContent } from "./testing/runOnContent"

// Starts TypeScript programs, which takes long on a busy machine.
jest.setTimeout(120_000)

it("prints the findings", async () => {
  const { code, stdout } = await runOnContent("content-report.ts", temporaryFolder())
  expect(stdout).toMatch(/^Content report of \d{4}-\d{2}-\d{2}\n\nPeople without a photo \(\d+\)\n {2}.+\/team\.json:/)
  expect(stdout).toMatch(/\n\nTotal: \d+ findings\. Findings do not stop the build\.\n/)
  expect(code).toBe(0)
})

it("prints mistakes instead of findings, and fails", async () => {
  const { code, stdout, stderr } = await runOnContent("content-report.ts", temporaryFolder(), [
    "faq.json",
    '"id"',
    '"ide"',
  ])
  expect([code, stdout]).toEqual([1, ""])
  expect(stderr).toContain("/faq.json:")
})
