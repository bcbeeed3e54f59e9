import { sampleSignIn } from "../../local-services/spreadsheet/sampleSheet"
import { alert, submitSignIn } from "../support/signIn"
import { expect, test } from "../support/test"

// The build `long` fetches the sheet from the spreadsheet, not from the function. The spreadsheet redirects to another
// host.

const { email, name, password } = sampleSignIn

test("signs in with the whole sheet, which redirects (307) to a second host", async ({ page }) => {
  const responses: string[] = []
  page.on("response", (response) => {
    if (/\/export/.test(response.url())) responses.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  await page.goto("/temp/")
  await submitSignIn(page, "eve@students.example", password)
  await expect(alert(page)).toHaveText("Incorrect email or password")
  expect(responses).toEqual(["307 /spreadsheets/d/local-sample-sheet/export", "200 /export/local-sample-sheet"])
  await submitSignIn(page, email, password)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name)
})
