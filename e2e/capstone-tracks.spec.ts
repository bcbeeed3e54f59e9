import { expect, test } from "./support/test"

test.use({ javaScriptEnabled: false })

for (const width of [360, 768])
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

test("the capstone tracks of a wide screen fill every row of a grid", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto("/")
  const list = page.locator("#capstone-tracks ul")
  const edge = await list.evaluate((element) => element.getBoundingClientRect().right)
  const rights = await list.evaluate((element) => {
    const rightByRow = new Map<number, number>()
    for (const { top, right } of [...element.children].map((track) => track.getBoundingClientRect()))
      rightByRow.set(Math.round(top), Math.max(right, rightByRow.get(Math.round(top)) ?? 0))
    return [...rightByRow.values()]
  })
  expect(rights.length).toBeGreaterThan(1)
  for (const right of rights) expect(right).toBeCloseTo(edge, 0)
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
