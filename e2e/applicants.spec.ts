import { expect, test, type Page, type Request } from "@playwright/test"
import { passTime, passTimeUntil, stopClock } from "./support/clock"
import { dataLayerOf, eventsOf } from "./support/dataLayer"
import { expectAccessible } from "./support/expectations"
import {
  answerRecords,
  applicant,
  found,
  greetings,
  isRecordsRequest,
  listOf,
  record,
  watchLog,
  type Answer,
} from "./support/recordsAnswers"
import { watchForFaults } from "./support/watch"

const { id, name } = applicant
const others = [record("other-1", "Ben"), record("other-2", "Cleo")]

/** The status line of the home page. */
const notice = (page: Page) => page.getByRole("main").getByRole("status").first()
const words = { notFound: /^We found no letter/, failed: /^Your letter could not be loaded/ } as const
const error = (status: number, type: string, headers = {}): Answer => ({ status, json: { error: { type } }, headers })
const isLookUp = (request: Request) => isRecordsRequest(new URL(request.url()))

for (const { kind, heading } of greetings)
  test(`/${kind}/:userId opened directly greets by name, also for an id with dots, and is not indexed`, async ({
    page,
  }) => {
    const faults = watchForFaults(page)
    const requests = await answerRecords(page, () => found())
    // Hosts redirect neither form of the address.
    const response = await page.goto(`/${kind}/${id.replace("-", ".-")}.${kind === "letter" ? "" : "/"}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${heading}, ${name}`)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.searchParams.get("filterByFormula")).toBe(`{UUID}='${id}'`)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer")
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    expect(await page.title()).not.toContain(name)
    expect(faults).toEqual([])
  })

test("the letter is found on a later page, after the list has expired and the service was busy", async ({ page }) => {
  const responses = [
    listOf(others, "itr/1"),
    error(422, "LIST_RECORDS_ITERATOR_NOT_AVAILABLE"),
    listOf(others, "itr/2"),
    error(503, "BUSY", { "retry-after": "1" }),
    listOf([], "itr/3"),
    found(),
  ]
  await stopClock(page)
  const requests = await answerRecords(page, (_url, index) => responses[index] ?? "abort")
  await page.goto(`/letter/${id}/`)
  await passTimeUntil(page, () => Promise.resolve(requests.length === 4))
  // Until the service's second is over, and up to one more.
  await passTimeUntil(page, async () => {
    await passTime(page, 500)
    return requests.length === responses.length
  })
  await expect(page.getByText(name)).toBeVisible()
})

// What each response of the service means is tested in src/features/applicants/.
const endings: readonly [string, keyof typeof words, Answer, string][] = [
  ["no record has the id", "notFound", listOf(others), ": nothing found."],
  ["the service fails", "failed", error(500, "SERVER_ERROR"), " failed: broken 500."],
]
for (const { kind } of greetings)
  for (const [why, ending, answer, logged] of endings)
    test(`/${kind}/ leads to the home page, which says why, and is logged when ${why}`, async ({ page }) => {
      const log = watchLog(page)
      await answerRecords(page, () => answer)
      await page.goto(`/${kind}/${id}/`)
      await expect(notice(page)).toHaveText(words[ending])
      await expect(page).toHaveURL("/")
      expect(log).toEqual([`Look-up of a ${kind}${logged}`])
    })

test("a look-up without a response ends after 20 s", async ({ page }) => {
  await stopClock(page)
  const requests = await answerRecords(page, () => "never")
  await page.goto(`/letter/${id}/`)
  await passTimeUntil(page, () => Promise.resolve(requests.length === 1))
  await passTime(page, 19_900)
  await expect(page.getByText("Loading...")).toBeVisible()
  await expect(page).toHaveURL(`/letter/${id}/`)
  await passTime(page, 100)
  await passTimeUntil(page, async () => words.failed.test((await notice(page).textContent()) ?? ""))
  await expect(page).toHaveURL("/")
})

test("the home page's notice disappears with the next navigation, and stays after a reload", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await answerRecords(page, () => listOf([]))
  await page.goto(`/letter/${id}/`)
  await expect(notice(page)).toHaveText(words.notFound)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Research" }).click()
  await expect(page).toHaveURL("/research/")
  await page.getByRole("link", { name: "BLAST AI" }).first().click()
  await expect(page).toHaveURL("/")
  await expect(notice(page)).toHaveText("")
  await page.goto(`/decision/${id}/`)
  await expect(notice(page)).toHaveText(words.notFound)
  await page.reload()
  await expect(notice(page)).toHaveText(words.notFound)
})

test("a letter that could not be loaded has a link to try again, until the page is reloaded", async ({ page }) => {
  await answerRecords(page, (_url, index) => (index ? found() : "abort"))
  await page.goto(`/letter/${id}/`)
  await notice(page).getByRole("link", { name: "Try again" }).click()
  await expect(page).toHaveURL(`/letter/${id}/`)
  await expect(page.getByText(name)).toBeVisible()

  await answerRecords(page, () => "abort")
  await page.goto(`/letter/${id}/`)
  await expect(notice(page).getByRole("link", { name: "Try again" })).toBeVisible()
  await page.reload()
  await expect(notice(page)).toHaveText(words.failed)
  await expect(notice(page).getByRole("link", { name: "Try again" })).toHaveCount(0)
})

test("an offline page waits, and repeats the look-up when the network is back", async ({ page, context }) => {
  let respond: () => void = () => undefined
  const held = new Promise<void>((resolve) => (respond = resolve))
  await answerRecords(page, (_url, index) => (index ? found() : "abort"))
  await page.route(isRecordsRequest, async (route) => {
    await held
    await route.fallback()
  })
  const request = page.waitForRequest(isLookUp)
  await page.goto(`/letter/${id}/`)
  await request
  await expect(page.getByText("Loading...")).toBeVisible()
  await context.setOffline(true)
  respond()
  await expect(page.getByText("You are offline.")).toBeVisible()
  await expect(page).toHaveURL(`/letter/${id}/`)
  await context.setOffline(false)
  await expect(page.getByText(name)).toBeVisible()
})

test("an id with special characters finds nothing and breaks nothing", async ({ page }) => {
  let current = ""
  const broken: string[] = []
  page.on("pageerror", ({ message }) => broken.push(message))
  const requests = await answerRecords(page, (url) =>
    // A table whose formula can be changed by the id returns a record.
    url.searchParams
      .get("filterByFormula")
      ?.replace(/\\./g, "")
      .match(/^\{UUID\}='[^']*'$/)
      ? listOf([])
      : listOf([record(current, "Everybody")]),
  )
  for (const odd of [
    `it's "quoted"`,
    "back\\slash\\",
    "100%",
    "') , TRUE(), ('",
    "<script>alert(1)</script>",
    "a/b",
    "a?b#c",
    "مايا🪁",
    "...",
  ])
    await test.step(odd, async () => {
      current = odd
      requests.length = 0
      await page.goto(`/letter/${encodeURIComponent(odd)}/`)
      await expect(notice(page)).toHaveText(words.notFound)
      await expect(page).toHaveURL("/")
      expect(requests.length).toBeLessThanOrEqual(1)
    })
  expect(broken).toEqual([])
})

test("leaving the page aborts the look-up", async ({ page }) => {
  await answerRecords(page, () => "never")
  const request = page.waitForRequest(isLookUp)
  await page.goto(`/letter/${id}/`)
  await request
  const aborted = page.waitForEvent("requestfailed", isLookUp)
  await page.evaluate(() => (window as unknown as { ___navigate: (to: string) => void }).___navigate("/team/"))
  expect((await aborted).failure()?.errorText).toBe("net::ERR_ABORTED")
  await expect(page).toHaveURL("/team/")
})

for (const ending of ["found", "failed"] as const)
  test(`only the records API receives the applicant's id: ${ending}`, async ({ page, baseURL }) => {
    const sent: Promise<{ url: URL; isPage: boolean; headers: string }>[] = []
    page.on("request", (request) => {
      const url = new URL(request.url())
      if (url.protocol === "data:") return
      const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame()
      const headers = request.allHeaders().then(JSON.stringify, () => "")
      sent.push(headers.then((text: string) => ({ url, isPage, headers: text })))
    })
    await answerRecords(page, () => (ending === "found" ? found() : error(500, "SERVER_ERROR")))
    await page.goto(`/letter/${id}/`)
    if (ending === "found") await expect(page.getByText(name)).toBeVisible()
    else await expect(notice(page)).toHaveText(words.failed)
    const views = ending === "found" ? ["/letter/:userId"] : ["/letter/:userId", "/"]
    await expect.poll(() => eventsOf(page, "page_view")).toEqual(views.map((page_path) => ({ page_path })))

    const requests = (await Promise.all(sent)).filter(({ isPage }) => !isPage)
    const besides = requests.filter(({ url }) => !isRecordsRequest(url))
    expect(besides.map(({ url }) => url.href).filter((href) => href.includes(id))).toEqual([])
    expect(requests.filter(({ headers }) => headers.includes(id)).map(({ url }) => url.href)).toEqual([])
    if (ending === "found") expect([...new Set(besides.map(({ url }) => url.origin))]).toEqual([baseURL])
    const commands = JSON.stringify(await dataLayerOf(page))
    expect(commands).not.toContain(id)
    expect(commands).not.toContain(name)
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(id)
  })

test.describe("axe", () => {
  test.use({ bypassCSP: true })
  for (const { kind } of greetings)
    test(`finds nothing on /${kind}/ while it loads and after that`, async ({ page }) => {
      let respond: () => void = () => undefined
      const held = new Promise<void>((resolve) => (respond = resolve))
      await answerRecords(page, () => found())
      await page.route(isRecordsRequest, async (route) => {
        await held
        await route.fallback()
      })
      await page.goto(`/${kind}/${id}/`)
      await expect(page.getByText("Loading...")).toBeVisible()
      await expectAccessible(page)
      respond()
      await expect(page.getByText(name)).toBeVisible()
      await expectAccessible(page)
    })
})

for (const { kind } of greetings)
  test(`/${kind}/ prints on one page of A4 and of US Letter, without banner and buttons, black on white`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" })
    await answerRecords(page, () => found())
    await page.goto(`/${kind}/${id}/`)
    await expect(page.getByText(name)).toBeVisible()
    for (const format of ["A4", "Letter"]) {
      const margin = "1.5cm"
      const pdf = await page.pdf({ format, margin: { top: margin, right: margin, bottom: margin, left: margin } })
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
    }
    await page.emulateMedia({ media: "print" })
    await expect(page.getByRole("complementary")).toBeHidden()
    await expect(page.getByRole("button")).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)")
    await expect(page.getByRole("article")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
  })

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("both pages say what to do", async ({ page }) => {
    for (const { kind } of greetings) {
      await page.goto(`/${kind}/${id}/`)
      await expect(page.getByText("Loading...")).toBeHidden()
      // Playwright disables scripts only after parsing, so the text is in the document but not rendered.
      expect(await page.locator("article noscript").innerHTML()).toContain('href="mailto:hello@blast-ai.example"')
      expect(await page.content()).not.toContain("Congratulations")
    }
  })
})
