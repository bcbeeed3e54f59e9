import { expect, test } from "@playwright/test"

const toApply = ["/apply-fa-23", "/applyfall23", "/research-application", "/apply-to-blast"]
const toForms = ["/bootcamp-application", "/hiring", "/blastoff-2025-accept", "/financial-aid-application"]
const withAndWithoutSlash = (paths: readonly string[]) => paths.flatMap((path) => [path, `${path}/`])

test("former URLs of the application redirect to /apply/ and keep the query", async ({ request }) => {
  for (const path of withAndWithoutSlash(toApply)) {
    const response = await request.get(`${path}?utm_source=mail`, { maxRedirects: 0 })
    expect(response.status(), path).toBe(301)
    expect(response.headers().location, path).toBe("/apply/?utm_source=mail")
  }
})

test("short URLs of external forms redirect to the forms and keep the query", async ({ request, baseURL }) => {
  for (const path of withAndWithoutSlash(toForms)) {
    const response = await request.get(`${path}?utm_source=mail`, { maxRedirects: 0 })
    expect(response.status(), path).toBe(302)
    const target = new URL(response.headers().location ?? "")
    expect(target.origin, path).not.toBe(baseURL)
    expect(target.pathname, path).toMatch(/^\/\d{6,20}$/)
    expect(target.search, path).toBe("?utm_source=mail")
  }
})

test("the header's link Mentor Hiring opens its form", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto("/team/")
  await page.getByRole("link", { name: "Mentor Hiring" }).click()
  await expect(page.getByRole("heading", { name: /^Form \d+$/ })).toBeVisible()
})
