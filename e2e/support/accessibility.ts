import { readFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"
import type { RunOptions } from "axe-core"

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")
type Rules = RunOptions["runOnly"]

const standards: Rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
/**
 * The rules whose result depends on colors
 * (https://github.com/dequelabs/axe-core/blob/develop/doc/rule-descriptions.md).
 */
const colorRules: Rules = { type: "rule", values: ["color-contrast", "link-in-text-block"] }

/**
 * Runs axe on the page as it is now. The debugger evaluates axe, so the page's content security policy does not block
 * it.
 * @returns one line for each rule, with the elements that break it
 */
export async function findViolations(page: Page, rules: Rules = standards): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe)
  const { violations } = await page.evaluate(
    // Without the selectors of elements that break no rule, which take a fifth of the time. Without `preload`, which
    // copies style sheets of another origin into the page: the policy blocks that, and only rules on videos and
    // experimental ones use it.
    (runOnly) => window.axe.run({ runOnly, iframes: false, resultTypes: ["violations"], preload: false }),
    rules,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)
}

/** Expects that axe finds no violation on the page as it is now, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  // With reduced motion, the colors change at once and not in a transition.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
  expect(await findViolations(page), "light").toEqual([])
  await page.emulateMedia({ colorScheme: "dark" })
  expect(await findViolations(page, colorRules), "dark").toEqual([])
}
