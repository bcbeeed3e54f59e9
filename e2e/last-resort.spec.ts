import { sampleLetterId } from "../local-services/sampleApplicants"
import { findViolations } from "./support/accessibility"
import { eventsOf } from "./support/dataLayer"
import { expect, test } from "./support/test"

// React logs the error that the error boundary has caught. The other one says that it has rendered a prerendered page
// anew.
test.use({ allowedPageErrors: /RangeError: A component fails|React error #423/ })

const letter = `/letter/${sampleLetterId}/`

for (const path of ["/parents/", letter])
  test(`a component that throws leaves a page with a way on: ${path.replace(sampleLetterId, ":userId")}`, async ({
    page,
  }) => {
    // Every component with text from content calls this method while React renders it.
    await page.addInitScript(() => {
      if (sessionStorage.getItem("isRepaired")) return
      String.prototype.matchAll = () => {
        throw new RangeError("A component fails")
      }
    })
    await page.goto(path)
    const alert = page.getByRole("alert")
    await expect(alert.getByRole("heading", { level: 1 })).toHaveText("This page has stopped working")
    await expect(alert.getByText("Your link stays valid.")).toHaveCount(path === letter ? 1 : 0)
    await expect(page.getByRole("main").getByText("BLAST AI", { exact: true })).toBeVisible()
    await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", /^mailto:/)
    expect(await findViolations(page)).toEqual([])
    expect(await eventsOf(page, "exception")).toEqual([{ description: "RangeError", fatal: true }])
    expect(JSON.stringify(await page.evaluate(() => window.dataLayer))).not.toContain(sampleLetterId)

    await page.evaluate(() => sessionStorage.setItem("isRepaired", "true"))
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("This page has stopped working")
    await expect(page).toHaveURL(path)
  })
