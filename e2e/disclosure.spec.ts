import { expect, test, type Locator, type Page } from "./support/test"

const sections = ["timeline", "curriculum", "ten-weeks"]

const itemsOf = (page: Page, section: string) => page.locator(`#${section} ol > li`)
const textOf = (item: Locator) => item.locator("details > p")

test("the plans and the curriculum of the home page show their titles; find-in-page opens a text, and print all", async ({
  page,
}) => {
  await page.goto("/")
  for (const section of sections) {
    await expect(itemsOf(page, section).getByRole("heading").first()).toBeVisible()
    for (const item of await itemsOf(page, section).all()) await expect(textOf(item)).toBeHidden()
  }
  const week = itemsOf(page, "ten-weeks").nth(2)
  // Chromium opens a text for a text fragment as for find-in-page.
  await page.goto(`/#:~:text=${encodeURIComponent((await textOf(week).textContent()) ?? "")}`)
  await expect(textOf(week)).toBeVisible()
  await page.emulateMedia({ media: "print" })
  for (const section of sections)
    for (const item of await itemsOf(page, section).all()) await expect(textOf(item)).toBeVisible()
})

test("the pages of the programs show every text of their plans", async ({ page }) => {
  for (const [path, section] of [
    ["/curriculum/", "ten-weeks"],
    ["/research/", "schedule"],
    ["/bootcamp/", "curriculum"],
  ] as const) {
    await page.goto(path)
    for (const text of await page.locator(`#${section} ol > li > p`).all()) await expect(text).toBeVisible()
    await expect(page.locator(`#${section} details`)).toHaveCount(0)
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the mouse and the keyboard open and close the text of a week", async ({ page }) => {
    await page.goto("/")
    const week = itemsOf(page, "ten-weeks").nth(2)
    await week.locator("summary").click()
    await expect(textOf(week)).toBeVisible()
    await page.keyboard.press("Enter")
    await expect(textOf(week)).toBeHidden()
  })
})
