import { expect, test } from "@playwright/test"
import {
  namedLetters,
  sampleDecisionId,
  sampleDecisionName,
  sampleLetterId,
  sampleLetterName,
  unknownId,
} from "../services/table/sampleApplicants"
import { bringForm, sendForm } from "./support/forms"
import { watchForFaults } from "./support/watch"

/** With the local services as they are: the broker and the table behind it. */

for (const [path, heading] of [
  [`/letter/${sampleLetterId}/`, `Congratulations, ${sampleLetterName}`],
  [`/decision/${sampleDecisionId}`, `Thank you for applying, ${sampleDecisionName}`],
] as const)
  test(`${path} greets by name`, async ({ page }) => {
    const faults = watchForFaults(page)
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
    expect(faults).toEqual([])
  })

for (const [what, { uuid, name }] of Object.entries(namedLetters))
  test(`a letter of the table greets as it is: ${what}`, async ({ page }) => {
    await page.goto(`/letter/${uuid}/`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      name ? `Congratulations, ${name}` : "Congratulations",
      {
        useInnerText: false,
      },
    )
  })

for (const path of [
  `/letter/${unknownId}/`,
  `/letter/${sampleDecisionId}/`,
  `/decision/${sampleLetterId}/`,
  "/letter/short/",
])
  test(`${path} finds nothing and goes home`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText(/^We found no letter/)
    await expect(page).toHaveURL("/")
  })

test("from the letter to its documents and to the commit form, which knows whose it is", async ({ page, request }) => {
  await page.goto(`/letter/${sampleLetterId}`)
  for (const name of ["Program Overview", "Terms of Service"]) {
    const address = await page.getByRole("link", { name }).getAttribute("href")
    const document = await request.get(address ?? "")
    expect(document.headers()["content-type"]).toBe("application/pdf")
  }
  await page.getByRole("link", { name: "Commit to your place" }).click()
  await expect(page).toHaveURL(new RegExp(`/commit/${sampleLetterId}/?$`))
  const form = await bringForm(page)
  await expect(form.getByLabel("Applicant ID")).toHaveValue(sampleLetterId)
  await sendForm(form)
  await expect(form.getByRole("heading", { name: /thank you/i })).toBeVisible()
})

test("from the decision to the Launchpad overview", async ({ page, request }) => {
  await page.goto(`/decision/${sampleDecisionId}/`)
  const address = await page.getByRole("link", { name: "Launchpad overview" }).getAttribute("href")
  expect((await request.get(address ?? "")).headers()["content-type"]).toBe("application/pdf")
})
