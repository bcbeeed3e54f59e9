import { loadContent } from "../../content-tools/load"
import { programInstants } from "../../content-tools/model/deadlines"
import { contentOf } from "../sites/sites"
import { settle, waitForHydration } from "../support/clock"
import { timesOfCohort } from "../support/seasonInstants"
import { hydrationScripts, openWithDelayedRequests } from "../support/delayRequests"
import { observeLayoutShifts } from "../support/layout"
import { stubOtherOrigins } from "../any-content/allPages"
import { expect, test } from "../support/test"

// The site was built before its season: its dates are in the years that follow the build.

for (const [instant, limit] of [
  // Calls with words twice as long may need another row when applications open.
  ["open", 0.02],
  ["closed", 0.001],
  ["over", 0.001],
] as const)
  for (const width of [1440, 360])
    test(`nothing moves at ${width} px if the applications are "${instant}" since the build`, async ({ page }) => {
      const { "programs.json": programs } = await loadContent(contentOf("long"))
      const now = timesOfCohort(programs.map(programInstants))[instant]
      expect(now).toBeGreaterThan(Date.now())
      await page.setViewportSize({ width, height: 1200 })
      const expectShiftsBelow = await observeLayoutShifts(page)
      await stubOtherOrigins(page)
      await page.clock.setFixedTime(now ?? 0)
      const release = await openWithDelayedRequests(page, hydrationScripts, "/apply/")
      const main = page.getByRole("main")
      await expect(main).toHaveAttribute("data-season", "before")
      // On a busy machine, no font may be requested yet, so document.fonts.ready is too early.
      await page.waitForFunction(() => window.paintedWithFontsAt > 0)
      await settle(page)
      // The shifts until then are those of the fonts.
      await expectShiftsBelow(0.02)
      release()
      await waitForHydration(page)
      await expect(main).toHaveAttribute("data-season", instant)
      await expectShiftsBelow(limit, { after: "fonts" })
    })
