import { readFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/**
 * Runs axe on the page as it is now. The debugger evaluates axe, so the page's content security policy does not block it.
 * @returns one line for each rule, with the elements that break it
 */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe)
  const { violations } = await page.evaluate((tags) => window.axe.run({ runOnly: tags, iframes: false }), standards)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)
}

/** Expects that axe finds no violation on the page as it is now, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    // With reduced motion, the colors change at once and not in a transition.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    expect(await findViolations(page), colorScheme).toEqual([])
  }
}
