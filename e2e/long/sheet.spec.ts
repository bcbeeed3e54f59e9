import { expect, test } from "@playwright/test"
import { sampleSignIn } from "../../services/spreadsheet/sampleSheet"
import { alert, trySignIn } from "../support/signIn"
import { watchForFaults } from "../support/watch"

/** The build `long` fetches the spreadsheet itself, which redirects to another host. */
const { email, name, password } = sampleSignIn

test("signs in by the whole sheet, by way of the 307 to its second host", async ({ page }) => {
  const faults = watchForFaults(page)
  const asked: string[] = []
  page.on("response", (response) => {
    if (/\/export/.test(response.url())) asked.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  await page.goto("/temp/")
  await trySignIn(page, "eve@students.example", password)
  await expect(alert(page)).toHaveText("Incorrect email or password")
  expect(asked).toEqual(["307 /spreadsheets/d/local-sample-sheet/export", "200 /export/local-sample-sheet"])
  await trySignIn(page, email, password)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name)
  expect(faults).toEqual([])
})
