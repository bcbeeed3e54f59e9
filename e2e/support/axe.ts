import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"
import type { AxeResults } from "axe-core"

const axe = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8")
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/**
 * Returns what axe finds on the page as it is now: one line for each rule, with the elements that break it.
 * axe is evaluated by the browser's debugger, which the page's content-security policy does not apply to.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (tags) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        runOnly: tags,
        iframes: false,
      }),
    standards,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)
}
