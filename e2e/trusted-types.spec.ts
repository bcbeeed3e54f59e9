import { sampleLetterId } from "../local-services/sampleApplicants"
import { scrollToForm } from "./support/forms"
import { expect, test } from "./support/test"

test.describe("a string with an element", () => {
  test.use({ allowedPageErrors: /TrustedHTML/ })

  test("is no HTML on a personal page", async ({ page }) => {
    await page.goto(`/commit/${sampleLetterId}`)
    const writeHtml = () => {
      document.createElement("div").innerHTML = "<b>text</b>"
    }
    await expect(page.evaluate(writeHtml)).rejects.toThrow("This document requires 'TrustedHTML' assignment")
  })
})

test("structured data follows a visitor who goes on from a personal page to a public page", async ({ page }) => {
  await page.goto(`/commit/${sampleLetterId}`)
  // The form appears once the page is hydrated.
  await scrollToForm(page)
  await page.evaluate("window.___navigate('/bootcamp/')")
  await expect(page).toHaveURL("/bootcamp/")
  const data = page.locator('script[type="application/ld+json"]')
  await expect.poll(() => data.allTextContents().then((texts) => texts.join())).toContain('"Course"')
})
