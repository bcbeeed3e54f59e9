import { expect, test } from "@playwright/test"
import { findViolations } from "./support/axe"
import { pages } from "./support/pages"

for (const colorScheme of ["light", "dark"] as const)
  for (const { path } of [...pages, { path: "/no-such-page/" }])
    test(`axe finds nothing on ${path} in ${colorScheme}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ colorScheme, bypassCSP: true, baseURL: baseURL ?? "" })
      const page = await context.newPage()
      await page.goto(path)
      expect(await findViolations(page)).toEqual([])
      await context.close()
    })
