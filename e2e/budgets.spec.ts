import { expect, test, type TestInfo } from "@playwright/test"
import { pages } from "./support/pages"
import { answerRecords, applicant, found, greetings } from "./support/recordsAnswers"
import { beSignedIn } from "./support/signIn"
import { countBytes, type Bytes } from "./support/wire"

/** Bytes on the wire until idle and untouched (quality bars of the project). */
const budget = { total: 350_000, scripts: 85_000, scriptsWithCarousel: 110_000 }
const pagesWithCarousel = ["/", "/testimonials/"]

function note(testInfo: TestInfo, path: string, measured: Bytes): void {
  testInfo.annotations.push({ type: "bytes", description: JSON.stringify(measured) })
  console.log(`bytes on the wire ${path} ${JSON.stringify(measured)}`)
}

test.use({ viewport: { width: 412, height: 823 } })

for (const { path } of [...pages, { path: "/temp/" }, { path: "/acceptance/" }])
  test(`${path} stays within its budget on the wire`, async ({ page }, testInfo) => {
    const bytes = await countBytes(page)
    if (path === "/acceptance/") await beSignedIn(page, "Maya")
    await page.goto(path)

    const measured = await bytes()
    note(testInfo, path, measured)
    expect(measured.scripts).toBeGreaterThan(10_000)
    expect(measured.scripts).toBeLessThanOrEqual(
      pagesWithCarousel.includes(path) ? budget.scriptsWithCarousel : budget.scripts,
    )
    expect(measured.total).toBeLessThanOrEqual(budget.total)
  })

for (const { kind } of greetings)
  test(`/${kind}/ stays within its budget on the wire before its confetti`, async ({ page }, testInfo) => {
    const bytes = await countBytes(page)
    await answerRecords(page, () => found())
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto(`/${kind}/${applicant.id}/`)
    await expect(page.getByText(applicant.name)).toBeVisible()

    const measured = await bytes()
    note(testInfo, `/${kind}/`, measured)
    expect(measured.scripts).toBeGreaterThan(10_000)
    expect(measured.scripts).toBeLessThanOrEqual(budget.scripts)
    expect(measured.total).toBeLessThanOrEqual(budget.total)
  })
