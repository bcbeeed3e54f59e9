import { expect, test } from "@playwright/test"

const insideTheSite = ["/apply-fa-23", "/applyfall23", "/research-application", "/apply-to-blast"]
const toForms = ["/bootcamp-application", "/hiring", "/blastoff-2025-accept", "/financial-aid-application"]

for (const path of insideTheSite)
  for (const asked of [path, `${path}/`])
    test(`${asked} goes to /apply/ and keeps the query`, async ({ request }) => {
      const response = await request.get(`${asked}?utm_source=mail`, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(response.headers().location).toBe("/apply/?utm_source=mail")
    })

for (const path of toForms)
  for (const asked of [path, `${path}/`])
    test(`${asked} goes to the external form and keeps the query`, async ({ request, baseURL }) => {
      const response = await request.get(`${asked}?utm_source=mail`, { maxRedirects: 0 })
      expect(response.status()).toBe(302)
      const target = new URL(response.headers().location ?? "")
      expect(target.origin).not.toBe(baseURL)
      expect(target.pathname).toMatch(/^\/\d{6,20}$/)
      expect(target.search).toBe("?utm_source=mail")
    })

test("Mentor Hiring in the header opens the form", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto("/")
  await page.getByRole("link", { name: "Mentor Hiring" }).click()
  await expect(page.getByRole("heading", { name: /^Form \d+$/ })).toBeVisible()
})
