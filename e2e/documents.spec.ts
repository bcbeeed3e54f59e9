import { expect, test } from "@playwright/test"

const files = [
  ["research-overview.pdf", /^application\/pdf/],
  ["research-terms.pdf", /^application\/pdf/],
  ["launchpad-overview.pdf", /^application\/pdf/],
  ["launchpad-terms.pdf", /^application\/pdf/],
  ["research-calendar.ics", /^text\/calendar/],
] as const

test("documents are served with their content type and are not indexed", async ({ request }) => {
  for (const [name, type] of files) {
    const response = await request.get(`/documents/${name}`)
    const bytes = await response.body()
    expect(response.status(), name).toBe(200)
    expect(response.headers(), name).toMatchObject({
      "content-type": expect.stringMatching(type),
      "x-robots-tag": "noindex",
      "cache-control": "public, max-age=600",
      "x-content-type-options": "nosniff",
    })
    expect(bytes.subarray(0, 15).toString(), name).toMatch(/^(%PDF-1\.7|BEGIN:VCALENDAR)/)
    expect(bytes.length, name).toBeGreaterThan(500)
    expect(bytes.length, name).toBeLessThan(120_000)
  }
  const sitemap = await (await request.get("/sitemap-0.xml")).text()
  expect(sitemap).toContain("/research/")
  expect(sitemap).not.toContain("/documents/")
})
