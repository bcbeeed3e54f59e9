import { expect, test } from "@playwright/test"
import { pages } from "./support/pages"

test("every internal link and anchor of every page leads somewhere", async ({ page, request, baseURL }) => {
  const anchors = new Map<string, Set<string>>()
  const links = new Map<string, string>()
  for (const { path } of pages) {
    await page.goto(path)
    anchors.set(path, new Set(await page.locator("[id]").evaluateAll((all) => all.map((one) => one.id))))
    for (const href of await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href)))
      if (href.startsWith(`${baseURL}/`)) links.set(href, path)
  }
  expect(links.size).toBeGreaterThan(40)

  const dead: string[] = []
  for (const [href, from] of links) {
    const { pathname, hash } = new URL(href)
    const response = await request.get(pathname, { maxRedirects: 0 })
    if (response.status() >= 400) dead.push(`${href} (on ${from}) answers ${response.status()}`)
    if (hash && !anchors.get(pathname)?.has(hash.slice(1))) dead.push(`${href} (on ${from}) has no such anchor`)
  }
  expect(dead).toEqual([])
})

test("the links for search engines are about 100, not seen, not read out and not in the tab order", async ({
  page,
}) => {
  await page.goto("/")
  const navigation = page.getByTestId("seo-navigation")
  await expect(navigation).toHaveAttribute("aria-hidden", "true")
  const links = navigation.locator("a")
  expect(await links.count()).toBeGreaterThanOrEqual(95)
  expect(await links.evaluateAll((all) => all.every((link) => (link as HTMLAnchorElement).tabIndex === -1))).toBe(true)
  const size = await navigation.boundingBox()
  expect(size?.width).toBeLessThanOrEqual(1)
})

test("header and footer lead where the specification says", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto("/team/")
  const main = page.getByRole("navigation", { name: "Main" })
  for (const [name, href] of [
    ["Mentor Hiring", "/hiring/"],
    ["Testimonials", "/testimonials/"],
    ["Research", "/research/"],
    ["Bootcamp", "/bootcamp/"],
  ] as const)
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", href)
  await expect(page.getByRole("banner").getByRole("link").first()).toHaveAttribute("href", "/")

  const footer = page.getByRole("navigation", { name: "Footer" })
  await expect(footer.getByRole("link", { name: "Curriculum" })).toHaveAttribute("href", "/curriculum/")
  await expect(footer.getByRole("link", { name: "Contact" })).toHaveAttribute("href", /^mailto:/)
  await footer.getByRole("link", { name: "FAQ" }).click()
  await expect(page).toHaveURL(/\/#faq$/)
  await expect(page.locator("#faq")).toBeInViewport()
})

test("the hero's first link leads to the publications", async ({ page }) => {
  await page.goto("/")
  await page.getByRole("link", { name: "Read Student Publications" }).click()
  await expect(page).toHaveURL("/research/")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})
