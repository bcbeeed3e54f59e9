import { expect, test } from "./support/test"

test.use({ javaScriptEnabled: false })

for (const width of [360, 768, 1440])
  test(`the capstone tracks are one row that the keyboard scrolls to its end, without JavaScript, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto("/")
    const row = page.locator("#capstone-tracks").getByRole("group")
    const tracks = row.getByRole("listitem")
    const tops = await tracks.evaluateAll((all) => all.map((track) => track.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await expect(tracks.last()).not.toBeInViewport({ ratio: 0.9 })
    await row.focus()
    await expect(async () => {
      for (let press = 0; press < 10; press += 1) await page.keyboard.press("ArrowRight")
      await expect(tracks.last()).toBeInViewport({ ratio: 0.9, timeout: 500 })
    }).toPass()
  })

test("print shows every capstone track inside the page", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await page.emulateMedia({ media: "print" })
  await page.goto("/")
  const rights = await page
    .locator("#capstone-tracks li")
    .evaluateAll((all) => all.map((track) => track.getBoundingClientRect().right))
  expect(Math.max(...rights)).toBeLessThanOrEqual(700)
})
