import {
  difficultLetter,
  sampleDecisionId,
  sampleDecisionName,
  sampleLetterId,
  sampleLetterName,
  unknownId,
} from "../local-services/sampleApplicants"
import { expect, test } from "./support/test"

// These tests use the local function and its publication without stubs.

test("letters and decisions have the names of the table in their headings", async ({ page }) => {
  for (const [path, heading] of [
    [`/letter/${sampleLetterId}/`, `Congratulations, ${sampleLetterName}`],
    [`/decision/${sampleDecisionId}`, `Thank you for applying, ${sampleDecisionName}`],
    [`/letter/${difficultLetter.uuid}`, `Congratulations, ${difficultLetter.name}`],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
  }
})

test.describe("without a record", () => {
  test.use({ allowedPageErrors: /^error: Lookup of a (letter|decision)|422/ })
  test("an id that is unknown, too short or in the other table redirects to the home page", async ({ page }) => {
    for (const path of [`/letter/${unknownId}/`, `/decision/${sampleLetterId}/`, "/letter/short/"]) {
      await page.goto(path)
      await expect(page.getByRole("main").getByRole("status").first()).toHaveText(/^We found nothing/)
      await expect(page).toHaveURL("/")
    }
  })
})
