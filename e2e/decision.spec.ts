import { observeConfetti } from "./support/confetti"
import { applicant, found, stubRecordsApi } from "./support/recordsApi"
import { expect, test } from "./support/test"

test("the decision first says that no place is offered, then offers a place in Launchpad", async ({ page }) => {
  const confetti = await observeConfetti(page)
  const requests = await stubRecordsApi(page, () => found())
  await page.goto(`/decision/${applicant.id}/`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Thank you for applying, ${applicant.name}`)
  const letter = page.getByRole("article")
  await expect(letter.getByRole("paragraph").nth(1)).toHaveText(/^We cannot offer you a place .* Launchpad cohort/)
  for (const [name, href] of [
    ["Launchpad overview", "/documents/launchpad-overview.pdf"],
    ["Terms of Service", "/documents/launchpad-terms.pdf"],
  ] as const) {
    const link = letter.getByRole("link", { name: `${name} (opens in a new tab)` })
    await expect(link).toHaveAttribute("href", href)
    await expect(link).toHaveAttribute("target", "_blank")
  }
  await expect(letter.getByRole("link").filter({ hasNotText: "@" })).toHaveCount(2)
  await expect(page).toHaveTitle("Your admissions decision | BLAST AI")
  await expect.poll(confetti.mostPieces).toBe(800)
  expect(requests.map(({ pathname }) => pathname)).toEqual(["/Decisions"])
})
