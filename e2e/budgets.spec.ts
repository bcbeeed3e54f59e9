import { expect, test } from "@playwright/test"
import { pages } from "./support/pages"
import { beSignedIn } from "./support/signIn"

/** Bytes on the wire until idle and untouched (quality bars of the project). */
const budget = { total: 350_000, scripts: 85_000, scriptsWithCarousel: 110_000 }
const pagesWithCarousel = ["/", "/testimonials/"]

for (const { path } of [...pages, { path: "/temp/" }, { path: "/acceptance/" }])
  test(`${path} stays within its budget on the wire`, async ({ page }, testInfo) => {
    const client = await page.context().newCDPSession(page)
    await client.send("Network.enable")
    const kinds = new Map<string, string>()
    const bytes = new Map<string, number>()
    client.on("Network.responseReceived", ({ requestId, type, response }) => {
      if (response.url.startsWith("http")) kinds.set(requestId, type)
    })
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength))
    // gzip, as the bars are stated for.
    await client.send("Network.setExtraHTTPHeaders", { headers: { "accept-encoding": "gzip" } })
    await page.setViewportSize({ width: 412, height: 823 })
    if (path === "/acceptance/") await beSignedIn(page, "Maya")
    await page.goto(path, { waitUntil: "networkidle" })

    const sum = (kind?: string) =>
      [...bytes].reduce((total, [id, size]) => (!kind || kinds.get(id) === kind ? total + size : total), 0)
    const measured = { total: sum(), scripts: sum("Script") }
    testInfo.annotations.push({ type: "bytes", description: JSON.stringify(measured) })
    console.log(`bytes on the wire ${path} ${JSON.stringify(measured)}`)
    expect(measured.scripts).toBeGreaterThan(10_000)
    expect(measured.scripts).toBeLessThanOrEqual(
      pagesWithCarousel.includes(path) ? budget.scriptsWithCarousel : budget.scripts,
    )
    expect(measured.total).toBeLessThanOrEqual(budget.total)
  })
