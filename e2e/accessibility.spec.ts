import { createRequire } from "node:module"
import { expect, test } from "@playwright/test"
import type { AxeResults } from "axe-core"
import { pages } from "./support/pages"

const axePath = createRequire(__filename).resolve("axe-core/axe.min.js")
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

for (const colorScheme of ["light", "dark"] as const)
  for (const { path } of [...pages, { path: "/no-such-page/" }])
    test(`axe finds nothing on ${path} in ${colorScheme}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ colorScheme, bypassCSP: true, baseURL: baseURL ?? "" })
      const page = await context.newPage()
      await page.goto(path)
      await page.addScriptTag({ path: axePath })
      const { violations } = await page.evaluate(
        (tags) =>
          (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({ runOnly: tags }),
        standards,
      )
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)
      expect(found).toEqual([])
      await context.close()
    })
