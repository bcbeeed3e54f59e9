import { readFileSync } from "node:fs"
import { expect, test, type Page } from "@playwright/test"
import { watchForFaults } from "./support/watch"

const questions = JSON.parse(readFileSync("content/faq.json", "utf8")) as { id: string; question: string }[]
const idOf = (index: number) => questions[index]?.id ?? ""

const item = (page: Page, index: number) => page.locator(`#faq-${idOf(index)}`)
const button = (page: Page, index: number) => item(page, index).getByRole("button")
const openOnes = (page: Page) =>
  page
    .locator("#faq h3 button")
    .evaluateAll((all) => all.flatMap((one, index) => (one.getAttribute("aria-expanded") === "true" ? [index] : [])))

/** Waits until nothing moves any more, and says how far below the sticky header an element begins, in CSS pixels. */
async function distanceBelowHeader(page: Page, selector: string): Promise<number> {
  await page.waitForLoadState("networkidle")
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(500)
  return page.locator(selector).evaluate((element) => {
    const header = document.querySelector("header")?.getBoundingClientRect()
    return element.getBoundingClientRect().top - (header?.bottom ?? 0)
  })
}

test("the first and the third question are open at start, before scripts and after", async ({ page }) => {
  const faults = watchForFaults(page)
  await page.goto("/", { waitUntil: "commit" })
  await expect(button(page, 0)).toHaveAttribute("aria-expanded", "true")
  expect(await openOnes(page)).toEqual([0, 2])
  await page.waitForLoadState("networkidle")
  expect(await openOnes(page)).toEqual([0, 2])
  await expect(item(page, 0).locator("p")).toBeVisible()
  await expect(item(page, 1).locator("[hidden]")).toHaveAttribute("hidden", "until-found")
  expect(faults).toEqual([])
})

test("a click opens a question and closes it again", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  const closed = await item(page, 1).boundingBox()
  await button(page, 1).click()
  expect(await openOnes(page)).toEqual([0, 1, 2])
  expect((await item(page, 1).boundingBox())?.height).toBeGreaterThan((closed?.height ?? 0) + 20)
  await button(page, 1).click()
  expect(await openOnes(page)).toEqual([0, 2])
  expect((await item(page, 1).boundingBox())?.height).toBeCloseTo(closed?.height ?? 0, 0)
})

test("the keyboard opens and closes too, and a closed answer is not in the way of Tab", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  await button(page, 3).focus()
  await page.keyboard.press("Enter")
  await expect(button(page, 3)).toHaveAttribute("aria-expanded", "true")
  await page.keyboard.press("Space")
  await expect(button(page, 3)).toHaveAttribute("aria-expanded", "false")
  await page.keyboard.press("Tab")
  await expect(button(page, 4)).toBeFocused()
})

for (const width of [360, 1440]) {
  test(`at ${width} px: /#faq opened cold stands right below the header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto("/#faq")
    const distance = await distanceBelowHeader(page, "#faq")
    expect(distance).toBeGreaterThanOrEqual(0)
    expect(distance).toBeLessThan(40)
  })

  test(`at ${width} px: the address of a question opened cold opens it, right below the header`, async ({ page }) => {
    const faults = watchForFaults(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/#faq-${idOf(8)}`)
    await expect(button(page, 8)).toHaveAttribute("aria-expanded", "true")
    const distance = await distanceBelowHeader(page, `#faq-${idOf(8)}`)
    expect(distance).toBeGreaterThanOrEqual(0)
    expect(distance).toBeLessThan(40)
    await expect(item(page, 8).locator("p")).toBeInViewport()
    expect(await openOnes(page)).toEqual([0, 2, 8])
    expect(faults).toEqual([])
  })
}

test("an address that changes on the page opens the question, whoever changes it", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  await page.evaluate((hash) => (window.location.hash = hash), `#faq-${idOf(5)}`)
  await expect(button(page, 5)).toHaveAttribute("aria-expanded", "true")
  // As Gatsby's links do.
  await page.evaluate(
    (address) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(address),
    `/#faq-${idOf(6)}`,
  )
  await expect(button(page, 6)).toHaveAttribute("aria-expanded", "true")
  await expect(item(page, 6)).toBeInViewport()
})

test("the browser's search opens the question in which it has found something", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  const answer = (await item(page, 9).locator("p").textContent()) ?? ""
  const words = /\b[a-z]+(?: [a-z]+){4,}/.exec(answer)?.[0] ?? ""
  expect(words).not.toBe("")
  // A text fragment is a search by address: Chromium answers it as it answers its search box, with `beforematch`.
  const found = `/#:~:text=${encodeURIComponent(words)}`
  await page.goto(found)
  await expect(button(page, 9)).toHaveAttribute("aria-expanded", "true")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("every answer can be read", async ({ page }) => {
    await page.goto("/")
    for (const [index] of questions.entries()) await expect(item(page, index).locator("p")).toBeVisible()
  })
})
