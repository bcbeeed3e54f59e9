import { sampleLetterId } from "../local-services/sampleApplicants"
import { visit, waitForHydration } from "./support/clock"
import { delayRequests } from "./support/delayRequests"
import { emailField } from "./support/signIn"
import { newsletterEmail } from "./support/newsletter"
import { expect, test, type Page } from "./support/test"
import { translate, type TranslationStart } from "./support/translator"

// The journeys with the tag @translated run a second time, on a translated page: the project "translated" in
// playwright.config.ts.

/** What a translator adds to each text. */
const suffix = "\u200b"
const starts: readonly TranslationStart[] = ["before hydration", "during hydration", "after hydration"]

/** Returns the text of a page, without what a translator adds and without line breaks. */
async function pageText(page: Page): Promise<string> {
  const text = await page.locator("#___gatsby").innerText()
  return text.replaceAll(suffix, "").replaceAll(/\s+/g, " ")
}

for (const start of starts)
  for (const path of ["/", "/temp/", `/letter/${sampleLetterId}/`])
    test(`translated ${start}, ${path.replace(sampleLetterId, ":userId")} keeps all of its text`, async ({ page }) => {
      await visit(page, path)
      const original = await pageText(page)
      await translate(page, start, suffix)
      await visit(page, path)
      await expect.poll(() => pageText(page)).toBe(original)
      expect(await page.locator("#___gatsby font").count()).toBeGreaterThan(0)
    })

for (const start of ["before hydration", "during hydration"] as const)
  for (const { path, field } of [
    { path: "/team/", field: (page: Page) => newsletterEmail(page.getByRole("contentinfo")) },
    { path: "/temp/", field: emailField },
  ])
    test(`translated ${start}, ${path} keeps what was typed before, and the focus`, async ({ page }) => {
      await translate(page, start, suffix)
      const { release } = await delayRequests(page, /\.js$/)
      await page.goto(path, { waitUntil: "commit" })
      await field(page).pressSequentially("maya@school.ex")
      release()
      await waitForHydration(page)
      await expect(field(page)).toHaveValue("maya@school.ex")
      await expect(field(page)).toBeFocused()
    })

test.describe("while the page is open", () => {
  test.use({ translation: "after hydration" })
  test("a deadline that passes shows that it is closed", async ({ page }) => {
    await page.clock.install({ time: new Date("2025-02-28T23:58:00-08:00") })
    await visit(page, "/apply/")
    const round = page.locator("#deadlines li").filter({ hasText: "Early round" })
    await expect(round).not.toContainText("Closed")
    await page.clock.runFor(3 * 60_000)
    await expect(round).toContainText("Closed")
  })
})
