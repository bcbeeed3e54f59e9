import { createRequire } from "node:module"
import type { Page } from "@playwright/test"
import type { AxeResults } from "axe-core"

const axePath = createRequire(__filename).resolve("axe-core/axe.min.js")
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/**
 * What axe finds on the page as it is now.
 * @param page of a context with `bypassCSP`, or the page's own policy keeps axe out
 * @returns one line a rule, with the elements that break it
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axePath })
  const { violations } = await page.evaluate(
    (tags) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({ runOnly: tags }),
    standards,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)
}
