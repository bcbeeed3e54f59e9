import { mountCarousel } from "./support/carousel"
import { visit } from "./support/clock"
import { expect, test } from "./support/test"

test("a capstone track leads to its papers, a paper to its page, and the page to its mentor and back to all papers", async ({
  page,
}) => {
  await visit(page, "/bootcamp/")
  await page.locator("#capstone-tracks").getByRole("link", { name: "Computer Vision" }).click()
  await expect(page).toHaveURL("/research/#track-computer-vision")
  const title = /^Pseudo-labels and the faintest shadows/
  await page.locator("#track-computer-vision").getByRole("link", { name: title }).click()
  await expect(page).toHaveURL("/research/pseudo-labels-xray/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
  const main = page.getByRole("main")
  await expect(main.getByRole("link", { name: "What they say now" })).toHaveAttribute("href", "/testimonials/#students")
  await main.getByRole("link", { name: "Read what students wrote" }).click()
  await expect(page).toHaveURL("/research/#publications")
})

test("a highlight leads to the page of its paper", async ({ page }) => {
  await visit(page, "/")
  const carousel = await mountCarousel(page, "#research-highlights")
  const title = carousel.getByRole("heading").getByRole("link", { name: /^Pseudo-labels and the faintest shadows/ })
  // Not a click: the slides may move.
  await title.press("Enter")
  await expect(page).toHaveURL("/research/pseudo-labels-xray/")
})

test("the page of a paper marks the research program in the header, as the page of the program does", async ({
  page,
}) => {
  const header = page.getByRole("banner")
  for (const path of ["/research/", "/research/pseudo-labels-xray/"]) {
    await visit(page, path)
    await expect(header.getByRole("link", { name: "Research" })).toHaveCSS("text-decoration-line", "underline")
    await expect(header.getByRole("link", { name: "Bootcamp" })).toHaveCSS("text-decoration-line", "none")
  }
})

test("the figures of a paper do not lie on each other", async ({ page }) => {
  await visit(page, "/research/pseudo-labels-xray/")
  const figures = page.locator("#abstract ~ div > figure")
  await expect(figures).not.toHaveCount(0)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(other.left >= one.right || other.top >= one.bottom, `${width} px`).toBe(true)
  }
})
