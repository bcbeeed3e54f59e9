import { expect, test, type Page } from "@playwright/test"
import { watchForFaults } from "./support/watch"

const value = (page: Page) => page.locator("#numbers dd").first()

/** Notes every number that is shown, and when. */
async function noteNumbers(page: Page): Promise<() => Promise<{ at: number; shown: number }[]>> {
  await value(page).evaluate((element) => {
    const noted: { at: number; shown: number }[] = []
    Object.assign(window, { noted })
    new MutationObserver(() => {
      const digits = element.querySelector("[aria-hidden]") ?? element
      noted.push({ at: performance.now(), shown: Number(digits.textContent) })
    }).observe(element, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { noted: { at: number; shown: number }[] }).noted)
}

const bring = (page: Page) => value(page).evaluate((element) => element.scrollIntoView({ block: "center" }))

test("counts from 0 to 200 by 20 every 50 ms once it is seen, without moving anything", async ({ page }) => {
  const faults = watchForFaults(page)
  await page.goto("/", { waitUntil: "networkidle" })
  await expect(value(page)).toHaveText("200")
  const numbers = await noteNumbers(page)
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: "layout-shift" })
  })
  await bring(page)
  await expect.poll(async () => (await numbers()).at(-1)?.shown).toBe(200)
  const noted = await numbers()
  expect([...new Set(noted.map(({ shown }) => shown))]).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200])
  const duration = (noted.at(-1)?.at ?? 0) - (noted[0]?.at ?? 0)
  expect(duration).toBeGreaterThanOrEqual(9 * 50)
  await page.waitForTimeout(300)
  expect((await numbers()).at(-1)?.shown).toBe(200)
  await expect(value(page)).toHaveText("200")
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
  expect(faults).toEqual([])
})

test("pauses out of sight and goes on from there", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  const numbers = await noteNumbers(page)
  await bring(page)
  await expect.poll(async () => (await numbers()).at(-1)?.shown, { intervals: [10] }).toBeGreaterThanOrEqual(40)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await page.waitForTimeout(100)
  const stopped = (await numbers()).at(-1)?.shown
  expect(stopped).toBeLessThan(200)
  await page.waitForTimeout(700)
  expect((await numbers()).at(-1)?.shown).toBe(stopped)
  await bring(page)
  await expect.poll(async () => (await numbers()).at(-1)?.shown).toBe(200)
  expect((await numbers()).filter(({ shown }) => shown === 0)).toHaveLength(1)
})

test("screen readers are told 200 while it counts", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  await bring(page)
  await expect(page.locator("#numbers")).toMatchAriaSnapshot(`- definition: "200"`)
})

test.describe("where less motion is asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })
  test("it stands still", async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" })
    const numbers = await noteNumbers(page)
    await bring(page)
    await page.waitForTimeout(800)
    expect(await numbers()).toEqual([])
    await expect(value(page)).toHaveText("200")
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("the final number stands there", async ({ page }) => {
    await page.goto("/")
    await expect(value(page)).toHaveText("200")
  })
})
