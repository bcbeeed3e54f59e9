import { allOf } from "./support/allOf"
import { expect, test } from "./support/test"

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

test("the home page shows everything without JavaScript", async ({ page }) => {
  await page.goto("/")
  await test.step("the links of the header, without a background", async () => {
    const menu = page.getByRole("navigation", { name: "Main" })
    await expect(menu.getByRole("link", { name: "Research" })).toBeVisible()
    await expect(menu).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
  })
  await test.step("every section in its final position", async () => {
    for (const section of await allOf(page.locator("main section[id] > div"))) {
      await expect(section).toHaveCSS("transform", "none")
      await expect(section).toHaveCSS("opacity", "1")
    }
  })
  await test.step("every panel of the tabs", async () => {
    for (const panel of await allOf(page.locator("#features [role=tabpanel]"))) await expect(panel).toBeVisible()
    await expect(page.locator("#features [role=tab]").first()).toBeHidden()
  })
  await test.step("every answer", async () => {
    for (const answer of await allOf(page.locator("#faq h3 + div p"))) await expect(answer).toBeVisible()
  })
  await test.step("the final number", async () => {
    await expect(page.locator("#numbers dd").first()).toHaveText("200")
  })
})
