import { expect, test } from "@playwright/test"

const files = [
  ["research-overview.pdf", /^application\/pdf/],
  ["research-terms.pdf", /^application\/pdf/],
  ["launchpad-overview.pdf", /^application\/pdf/],
  ["launchpad-terms.pdf", /^application\/pdf/],
  ["research-calendar.ics", /^text\/calendar/],
] as const

for (const [name, type] of files)
  test(`/documents/${name} is there for applicants, and not for search engines`, async ({ request }) => {
    const response = await request.get(`/documents/${name}`)
    const bytes = await response.body()
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({
      "content-type": expect.stringMatching(type),
      "x-robots-tag": "noindex",
      "cache-control": "public, max-age=600",
      "x-content-type-options": "nosniff",
    })
    expect(bytes.subarray(0, 15).toString()).toMatch(/^(%PDF-1\.7|BEGIN:VCALENDAR)/)
    expect(bytes.length).toBeGreaterThan(500)
    expect(bytes.length).toBeLessThan(120_000)
  })

test("no search engine is told of them", async ({ request }) => {
  const index = await (await request.get("/sitemap-0.xml")).text()
  expect(index).toContain("/research/")
  expect(index).not.toContain("/documents/")
})
