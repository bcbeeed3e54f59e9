import { observeConfetti, stopConfetti } from "./support/confetti"
import { applicant, found, stubRecordsApi } from "./support/recordsApi"
import { expect, test } from "./support/test"

test("the decision first says that no place is offered, then offers a place in Launchpad", async ({ page }) => {
  const confetti = await observeConfetti(page)
  const requests = await stubRecordsApi(page, () => found())
  await page.goto(`/decision/${applicant.id}/`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Thank you for applying, ${applicant.name}`)
  const letter = page.getByRole("article")
  const paragraphs = letter.getByRole("paragraph")
  await expect(paragraphs.nth(1)).toHaveText(/^We cannot offer you a place/)
  await expect(paragraphs.nth(2)).toHaveText("We would like to offer you a place in the Launchpad cohort.")
  for (const [name, href] of [
    ["Launchpad overview", "/documents/launchpad-overview.pdf"],
    ["Terms of Service", "/documents/launchpad-terms.pdf"],
  ] as const) {
    const link = letter.getByRole("link", { name: `${name} (opens in a new tab)` })
    await expect(link).toHaveAttribute("href", href)
    await expect(link).toHaveAttribute("target", "_blank")
  }
  await expect(page).toHaveTitle("Our answer to your application | BLAST AI")
  await expect.poll(confetti).toMatchObject({ mostPieces: 800 })
  const offer = await paragraphs.nth(2).boundingBox()
  const start = Math.min((offer?.y ?? 0) + (offer?.height ?? 0), (page.viewportSize()?.height ?? 0) / 2)
  // A piece turns around its center.
  expect((await confetti()).highestPiece).toBeGreaterThan(start - 12)
  expect(requests.map(({ pathname }) => pathname)).toEqual(["/Decisions"])
})

test.describe("in a small window", () => {
  test.use({ viewport: { width: 320, height: 480 } })
  test("the confetti paints a part of the window", async ({ page }) => {
    const paintedPixels = await stopConfetti(page, 20)
    await stubRecordsApi(page, () => found())
    await page.goto(`/decision/${applicant.id}/`)
    expect(await paintedPixels()).toBeGreaterThan(5_000)
  })
})
