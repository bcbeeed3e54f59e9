import sections from "../test/content/sections.json"
import { expectAccessible } from "./support/accessibility"
import { settle, waitForHydration } from "./support/clock"
import { dataLayerOf, eventsOf } from "./support/dataLayer"
import { delayRequests } from "./support/delayRequests"
import { observeLayoutShifts } from "./support/layout"
import {
  applicant,
  found,
  headedLetterPages,
  isRecordsUrl,
  record,
  recordsPage,
  stubRecordsApi,
} from "./support/recordsApi"
import { setOnline } from "./support/setOnline"
import { expect, test, type Page, type Request } from "./support/test"

const { id, name } = applicant

/** The status line of the home page. */
const notice = (page: Page) => page.getByRole("main").getByRole("status").first()
const notices = sections.personalPage.endedLookup
/** The text of a notice up to its email address. */
const beginningOf = (text: string) => text.split("{{")[0]?.trim() ?? ""
const isLookup = (request: Request) => isRecordsUrl(new URL(request.url()))

// Most of these tests make lookups fail.
test.use({ allowedPageErrors: /^error: Lookup of a letter|has no id\.$|ERR_INTERNET_DISCONNECTED/ })

for (const { kind, heading } of headedLetterPages)
  test(`a direct visit to /${kind}/:userId shows the applicant's name`, async ({ page, pageErrors }) => {
    const requests = await stubRecordsApi(page, () => found())
    // Hosts serve the page with and without a trailing slash. The letter tests the URL without a slash.
    const response = await page.goto(`/${kind}/${id.replace("-", ".-")}.${kind === "letter" ? "" : "/"}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${heading}, ${name}`)
    await test.step("the request contains the id without its dots", () => {
      expect(requests).toHaveLength(1)
      expect(requests[0]?.searchParams.get("filterByFormula")).toBe(`{UUID}='${id}'`)
    })
    await test.step("the head is private", async () => {
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
      await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer")
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
      expect(await page.title()).not.toContain(name)
    })
    expect(pageErrors).toEqual([])
  })

// src/features/applicants/ and src/sections/faults.test.tsx test every response.
test(
  "an id without a record ends at the home page, with the reason",
  { tag: "@translated" },
  async ({ page, pageErrors }) => {
    await stubRecordsApi(page, () => recordsPage([record("other-1", "Ben")]))
    const expectShiftsBelow = await observeLayoutShifts(page)
    await page.goto(`/letter/${id}/`)
    await expect(notice(page)).toContainText(beginningOf(notices.notFound))
    await expectShiftsBelow(0.02)
    await expect(page).toHaveURL("/")
    const lookupErrors = pageErrors.filter((error) => error.startsWith("error: Lookup"))
    expect(lookupErrors).toEqual(["error: Lookup of a letter: nothing found."])
  },
)

test("an address without an id ends at the home page, with the reason", async ({ page, pageErrors }) => {
  const requests = await stubRecordsApi(page, () => found())
  // src/ssr/inlineScripts.test.ts has more addresses.
  for (const path of ["/letter", "/letter/%c3%28/", "/commit/.../"]) {
    pageErrors.length = 0
    await page.goto(path)
    await expect(notice(page)).toContainText(beginningOf(notices.missingId))
    await expect(page).toHaveURL("/")
    expect(pageErrors).toEqual([`error: The address of a ${path.split("/")[1]} page has no id.`])
  }
  expect(requests).toEqual([])
})

for (const width of [360, 1440])
  test(`the notice shifts nothing when the home page is reloaded at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await stubRecordsApi(page, () => recordsPage([]))
    const expectShiftsBelow = await observeLayoutShifts(page)
    await page.goto(`/letter/${id}/`)
    await expect(notice(page)).toContainText(beginningOf(notices.notFound))
    // Twice, because the first reload follows a navigation inside of the document of the letter.
    for (let reloads = 0; reloads < 2; reloads += 1) {
      await page.reload()
      await expect(notice(page)).toContainText(beginningOf(notices.notFound))
      await settle(page)
      await expectShiftsBelow(0.02)
    }
    await test.step("and its place disappears with it", async () => {
      await page.evaluate(() => window.___navigate("/#faq"))
      await expect(notice(page)).toHaveText("")
      await expect(notice(page)).toHaveCSS("height", "0px")
      await page.reload()
      await waitForHydration(page)
      await expect(notice(page)).toHaveCSS("height", "0px")
    })
  })

test(
  "an offline visitor stays on the page, which repeats the lookup when the network is back",
  { tag: "@translated" },
  async ({ page }) => {
    await stubRecordsApi(page, (_url, index) => (index ? found() : "abort"))
    const { release } = await delayRequests(page, isRecordsUrl)
    const request = page.waitForRequest(isLookup)
    await page.goto(`/letter/${id}/`)
    await request
    await expect(page.getByText("Loading...")).toBeVisible()
    await setOnline(page, false)
    release()
    await expect(page.getByText("You are offline.")).toBeVisible()
    await expect(page).toHaveURL(`/letter/${id}/`)
    await setOnline(page, true)
    await expect(page.getByText(name)).toBeVisible()
  },
)

test("only the records API receives the applicant's id", async ({ page, baseURL }) => {
  const sent: Promise<{ url: URL; isPage: boolean; headers: string }>[] = []
  page.on("request", (request) => {
    const url = new URL(request.url())
    if (url.protocol === "data:") return
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame()
    const headers = request.allHeaders().then(JSON.stringify, () => "")
    sent.push(headers.then((text: string) => ({ url, isPage, headers: text })))
  })
  await stubRecordsApi(page, () => found())
  await page.goto(`/letter/${id}/`)
  await expect(page.getByText(name)).toBeVisible()
  await expect.poll(() => eventsOf(page, "page_view")).toEqual([{ page_path: "/letter/:userId" }])

  const requests = (await Promise.all(sent)).filter(({ isPage }) => !isPage)
  const others = requests.filter(({ url }) => !isRecordsUrl(url))
  expect(others.map(({ url }) => url.href).filter((href) => href.includes(id))).toEqual([])
  expect(requests.filter(({ headers }) => headers.includes(id)).map(({ url }) => url.href)).toEqual([])
  expect(requests.find(({ url }) => isRecordsUrl(url))?.headers, "the headers were read").toContain("user-agent")
  expect([...new Set(others.map(({ url }) => url.origin))]).toEqual([baseURL])
  const commands = JSON.stringify(await dataLayerOf(page))
  expect(commands).not.toContain(id)
  expect(commands).not.toContain(name)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(id)
  // On a busy machine, a style sheet before the preloads requests the fonts, with the id as the referrer.
  const fontsAndStyles = page.locator('head > :is(link[as="font"], style)')
  const names = await fontsAndStyles.evaluateAll((elements) => elements.map(({ localName }) => localName))
  expect(names.slice(0, 3)).toEqual(["link", "link", "style"])
})

test("axe finds no violation during the lookup", async ({ page }) => {
  await stubRecordsApi(page, () => "never")
  await page.goto(`/letter/${id}/`)
  await expect(page.getByText("Loading...")).toBeVisible()
  await expectAccessible(page)
})

for (const { kind } of headedLetterPages) {
  const openInDark = async (page: Page) => {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" })
    await stubRecordsApi(page, () => found())
    await page.goto(`/${kind}/${id}/`)
    await expect(page.getByText(name)).toBeVisible()
  }

  test(`/${kind}/ fits on one printed page of A4 or US Letter`, async ({ page }) => {
    await openInDark(page)
    for (const format of ["A4", "Letter"]) {
      const margin = "1.5cm"
      const pdf = await page.pdf({ format, margin: { top: margin, right: margin, bottom: margin, left: margin } })
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
    }
  })

  test(`/${kind}/ is printed in black, without banner and buttons`, async ({ page }) => {
    await openInDark(page)
    await page.emulateMedia({ media: "print" })
    await expect(page.getByRole("complementary")).toBeHidden()
    await expect(page.getByRole("button")).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)")
    await expect(page.getByRole("article")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("both pages show an email address", async ({ page }) => {
    for (const { kind } of headedLetterPages) {
      await page.goto(`/${kind}/${id}/`)
      await expect(page.getByText("Loading...")).toBeHidden()
      // Playwright disables scripts only after parsing, so the text is in the document but not rendered.
      expect(await page.locator("article noscript").innerHTML()).toContain('href="mailto:hello@blast-ai.example"')
      expect(await page.locator("body").innerText()).not.toContain("Congratulations")
    }
  })
})
