import { readFileSync } from "node:fs"
import { visit, waitForHydration } from "./support/clock"
import { openWithDelayedRequests } from "./support/delayRequests"
import { expectBelowHeader } from "./support/layout"
import { expect, test, type Page } from "./support/test"

const questions = JSON.parse(readFileSync("test/content/faq.json", "utf8")) as { id: string }[]
const anchorOf = (index: number) => `faq-${questions[index]?.id}`

const item = (page: Page, index: number) => page.locator(`#${anchorOf(index)}`)
const button = (page: Page, index: number) => item(page, index).getByRole("button")
const answer = (page: Page, index: number) => item(page, index).locator("p")
const openItems = (page: Page) =>
  page
    .locator("#faq h3 button")
    .evaluateAll((all) => all.flatMap((one, index) => (one.getAttribute("aria-expanded") === "true" ? [index] : [])))

test("the first and the third question are open before and after hydration", async ({ page }) => {
  const release = await openWithDelayedRequests(page, /\.js$/, "/")
  expect(await openItems(page)).toEqual([0, 2])
  await expect(answer(page, 0)).toBeVisible()
  await expect(answer(page, 1)).toBeHidden()
  release()
  await waitForHydration(page)
  expect(await openItems(page)).toEqual([0, 2])
  await expect(answer(page, 0)).toBeVisible()
  await expect(item(page, 1).locator("[hidden]")).toHaveAttribute("hidden", "until-found")
})

test("a link in an answer is underlined, and opens its page by keyboard", async ({ page }) => {
  await visit(page, "/")
  await button(page, 2).focus()
  await page.keyboard.press("Tab")
  const link = answer(page, 2).getByRole("link")
  await expect(link).toBeFocused()
  await expect(link).toHaveCSS("text-decoration-line", "underline")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/bootcamp/")
})

test("a question opens by click, by keyboard, for its URL and for find in page", async ({ page }) => {
  await visit(page, "/")
  await test.step("a click opens a question and closes it again", async () => {
    const heightOf = async (index: number) => (await item(page, index).boundingBox())?.height ?? 0
    const closed = await heightOf(1)
    await button(page, 1).click()
    await expect.poll(() => openItems(page)).toEqual([0, 1, 2])
    expect(await heightOf(1)).toBeGreaterThan(closed + 20)
    await button(page, 1).click()
    await expect.poll(() => openItems(page)).toEqual([0, 2])
    expect(await heightOf(1)).toBeCloseTo(closed, 0)
  })
  await test.step("the keyboard opens and closes, and Tab skips a closed answer", async () => {
    await button(page, 3).focus()
    await page.keyboard.press("Enter")
    await expect(button(page, 3)).toHaveAttribute("aria-expanded", "true")
    await page.keyboard.press("Space")
    await expect(button(page, 3)).toHaveAttribute("aria-expanded", "false")
    await page.keyboard.press("Tab")
    await expect(button(page, 4)).toBeFocused()
  })
  await test.step("a new hash opens its question, also through Gatsby's router", async () => {
    await page.evaluate((anchor) => (window.location.hash = anchor), anchorOf(5))
    await expect(button(page, 5)).toHaveAttribute("aria-expanded", "true")
    await page.evaluate((address) => window.___navigate(address), `/#${anchorOf(6)}`)
    await expect(button(page, 6)).toHaveAttribute("aria-expanded", "true")
    await expect(item(page, 6)).toBeInViewport()
  })
  await test.step("find in page opens the question that contains the words", async () => {
    const words = /\b[a-z]+(?: [a-z]+){4,}/.exec((await answer(page, 9).textContent()) ?? "")?.[0] ?? ""
    expect(words).not.toBe("")
    // Chromium fires `beforematch` for a text fragment as for find in page.
    await page.goto(`/#:~:text=${encodeURIComponent(words)}`)
    await expect(button(page, 9)).toHaveAttribute("aria-expanded", "true")
  })
})

test("the URL of a question opens it below the header", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visit(page, `/#${anchorOf(8)}`)
  await expect(button(page, 8)).toHaveAttribute("aria-expanded", "true")
  await expectBelowHeader(item(page, 8))
  await expect(answer(page, 8)).toBeInViewport()
  expect(await openItems(page)).toEqual([0, 2, 8])
})

test("an open answer leaves no hole beside it or below it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await visit(page, "/")
  const boxes = await page
    .locator("#faq h3")
    .evaluateAll((all) => all.map((one) => one.parentElement?.getBoundingClientRect() ?? new DOMRect()))
  const gaps = boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0))
  expect(gaps.filter((gap) => Math.abs(gap) > 1)).toEqual([])
})
