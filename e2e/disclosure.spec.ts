import { allOf } from "./support/allOf"
import { visit } from "./support/clock"
import { expectBelowHeader } from "./support/layout"
import { expect, test, type Page } from "./support/test"

const sections = ["timeline", "curriculum", "ten-weeks"]

const folds = (page: Page, section: string) => page.locator(`#${section} details`)
const texts = (page: Page, section: string) => page.locator(`#${section} li > p`)

test("each part of the plans and of the curriculum is folded to its topics", async ({ page }) => {
  await page.goto("/")
  for (const section of sections) {
    await expect(folds(page, section)).toHaveCount(2)
    for (const text of await allOf(texts(page, section))) await expect(text).toBeHidden()
    const overviews = await folds(page, section).locator("summary").allInnerTexts()
    for (const topic of await page.locator(`#${section} h3`).allTextContents())
      expect(overviews.join(" ")).toContain(topic)
  }
})

test("on the page of the curriculum, the plan that repeats other weeks is folded", async ({ page }) => {
  await page.goto("/curriculum/")
  const text = texts(page, "ten-weeks").last()
  await expect(text).toBeHidden()
  await folds(page, "ten-weeks").last().locator("summary").click()
  await expect(text).toBeVisible()
})

test("find-in-page opens a folded part", async ({ page }) => {
  await page.goto("/")
  const week = texts(page, "ten-weeks").nth(2)
  // Chromium opens a text for a text fragment as for find-in-page.
  await page.goto(`/#:~:text=${encodeURIComponent((await week.textContent()) ?? "")}`)
  await expect(week).toBeVisible()
})

test("print shows every text of the folded parts", async ({ page }) => {
  await page.goto("/")
  await page.emulateMedia({ media: "print" })
  for (const section of sections) for (const text of await allOf(texts(page, section))) await expect(text).toBeVisible()
})

test("a link to a section opens its parts, on the same page, from another page and with the back button", async ({
  page,
}) => {
  const expectOpen = async (...counts: readonly number[]) => {
    const open = () => Promise.all(sections.map((section) => page.locator(`#${section} details[open]`).count()))
    await expect.poll(open).toEqual(counts)
  }
  const navigate = (address: string) => page.evaluate((to) => window.___navigate(to), address)
  await visit(page, "/#curriculum")
  await expectOpen(0, 2, 0)
  await expectBelowHeader(page.locator("#curriculum"))
  await navigate("/#timeline")
  await expectOpen(2, 2, 0)
  await navigate("/team/")
  // Until the page is shown, the router replaces the history entry instead of adding one.
  await expect(page.locator("#team")).toBeVisible()
  await navigate("/#ten-weeks")
  await expectOpen(0, 0, 2)
  await expectBelowHeader(page.locator("#ten-weeks"))
  await page.goBack()
  await expect(page.locator("#team")).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL("/#timeline")
  await expectOpen(2, 0, 0)
})

test("on a wide screen, closed parts are as wide as their number of weeks, and open parts share the width", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/")
  const parts = folds(page, "ten-weeks")
  const boxes = () => parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
  const weeks = await parts.evaluateAll((all) => all.map((part) => part.querySelectorAll("li").length))
  const [first, second] = await boxes()
  expect(first?.top).toBe(second?.top)
  expect((first?.width ?? 0) / (second?.width ?? 1)).toBeCloseTo((weeks[0] ?? 0) / (weeks[1] ?? 1), 1)
  await parts.first().locator("summary").click()
  const [open, beside] = await boxes()
  expect(beside).toMatchObject({ top: open?.top, width: open?.width })
})

test("the pages of the programs show every text of their plans", async ({ page }) => {
  for (const [path, section] of [
    ["/curriculum/", "bootcamp"],
    ["/curriculum/", "research"],
    ["/research/", "schedule"],
    ["/bootcamp/", "curriculum"],
  ] as const) {
    await page.goto(path)
    for (const text of await allOf(texts(page, section))) await expect(text).toBeVisible()
    await expect(folds(page, section)).toHaveCount(0)
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the mouse and the keyboard open and close a part", async ({ page }) => {
    await page.goto("/")
    const text = texts(page, "ten-weeks").first()
    await folds(page, "ten-weeks").first().locator("summary").click()
    await expect(text).toBeVisible()
    await page.keyboard.press("Enter")
    await expect(text).toBeHidden()
  })

  test("a link to a section shows its parts", async ({ page }) => {
    await page.goto("/#curriculum")
    for (const text of await allOf(texts(page, "curriculum"))) await expect(text).toBeVisible()
    await expect(texts(page, "ten-weeks").first()).toBeHidden()
  })
})
