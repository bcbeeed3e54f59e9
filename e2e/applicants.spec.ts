import { expect, test, type Page } from "@playwright/test"
import { findViolations } from "./support/axe"
import { dataLayerOf } from "./support/dataLayer"
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

/** The quiet line of the home page. */
const notice = (page: Page) => page.getByRole("main").getByRole("status").first()
const words = { notFound: /^We found no letter/, failed: /^Your letter could not be loaded/ } as const
const error = (status: number, type: string, headers = {}): Answer => ({ status, json: { error: { type } }, headers })

for (const { kind, heading } of greetings)
  for (const slash of ["", "/"])
    test(`/${kind}/:userId${slash} opens cold, for the id with dots in it too`, async ({ page }) => {
      const faults = watchForFaults(page)
      const requests = await answerRecords(page, () => found())
      const response = await page.goto(`/${kind}/${id.replace("-", ".-")}.${slash}`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${heading}, ${name}`)
      expect(requests).toHaveLength(1)
      expect(requests[0]?.searchParams.get("filterByFormula")).toBe(`{UUID}='${id}'`)
      expect(faults).toEqual([])
    })

const ways: readonly [string, (url: URL, index: number) => Answer][] = [
  [
    "after a page of others and an empty one",
    (_url, index) => [listOf(others, "itr/1"), listOf([], "itr/2"), found()][index] ?? "abort",
  ],
  [
    "after the list has expired",
    (_url, index) =>
      [listOf(others, "itr/1"), error(422, "LIST_RECORDS_ITERATOR_NOT_AVAILABLE"), found()][index] ?? "abort",
  ],
  [
    "when the service asks to come back later",
    (_url, index) => (index ? found() : error(503, "BUSY", { "retry-after": "1" })),
  ],
]
for (const [how, answer] of ways)
  test(`the letter is found ${how}`, async ({ page }) => {
    await answerRecords(page, answer)
    await page.goto(`/letter/${id}/`)
    await expect(page.getByText(name)).toBeVisible()
  })

const endings: readonly [string, keyof typeof words, (url: URL, index: number) => Answer][] = [
  ["nobody has this id", "notFound", () => listOf([])],
  ["a table that ignores the filter has others only", "notFound", () => listOf(others)],
  ["the answer is 401", "failed", () => error(401, "AUTHENTICATION_REQUIRED")],
  ["the answer is 403", "failed", () => error(403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND")],
  ["the answer is 404", "failed", () => ({ status: 404, json: { error: "NOT_FOUND" } })],
  ["the answer is 422", "failed", () => error(422, "INVALID_OFFSET_VALUE")],
  ["the answer is 429", "failed", () => ({ status: 429, json: { errors: [{ error: "RATE_LIMIT_REACHED" }] } })],
  ["the answer is 500", "failed", () => error(500, "SERVER_ERROR")],
  ["the answer is 503 for longer than one waits", "failed", () => error(503, "BUSY", { "retry-after": "60" })],
  ["the answer is a page of something else", "failed", () => ({ body: "<!doctype html><title>Sign in</title>" })],
  ["the answer is of another shape", "failed", () => ({ json: { people: [] } })],
  ["there is no network", "failed", () => "abort"],
  [
    "the list expires again and again",
    "failed",
    (_url, index) => (index % 2 ? error(422, "LIST_RECORDS_ITERATOR_NOT_AVAILABLE") : listOf(others, "itr/1")),
  ],
  ["an offset comes again", "failed", () => listOf(others, "itr/1")],
  ["the pages never end", "failed", (_url, index) => listOf(others, `itr/${index}`)],
]
for (const { kind } of greetings)
  for (const [why, ending, answer] of endings)
    test(`/${kind}/ goes home with a quiet line when ${why}`, async ({ page }) => {
      const log = watchLog(page)
      await answerRecords(page, answer)
      await page.goto(`/${kind}/${id}/`)
      await expect(notice(page)).toHaveText(words[ending], { timeout: 20_000 })
      await expect(page).toHaveURL("/")
      expect(log).toHaveLength(1)
      expect(log[0]).not.toContain(id)
    })

test("a service that never answers is waited for 20 s", async ({ page }) => {
  await page.clock.install()
  await answerRecords(page, () => "never")
  await page.goto(`/letter/${id}/`)
  await expect(page.getByText("Loading...")).toBeVisible()
  await page.waitForTimeout(500)
  await page.clock.runFor(19_000)
  await expect(page.getByText("Loading...")).toBeVisible()
  await page.clock.runFor(1500)
  await expect(notice(page)).toContainText(words.failed)
})

test("the line goes with the next navigation, and stays through a reload", async ({ page }) => {
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

test("a letter that could not be loaded is one click away, as long as the page is not loaded anew", async ({
  page,
}) => {
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

test("offline the page waits, and looks again when the network is back", async ({ page, context }) => {
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await answerRecords(page, (_url, index) => (index ? found() : "abort"))
  await page.route(isRecordsRequest, async (route) => {
    await asked
    await route.fallback()
  })
  const asking = page.waitForRequest((request) => isRecordsRequest(new URL(request.url())))
  await page.goto(`/letter/${id}/`)
  await asking
  await expect(page.getByText("Loading...")).toBeVisible()
  await context.setOffline(true)
  answer()
  await expect(page.getByText("You are offline.")).toBeVisible()
  await expect(page).toHaveURL(`/letter/${id}/`)
  await context.setOffline(false)
  await expect(page.getByText(name)).toBeVisible()
})

for (const odd of [
  `it's "quoted"`,
  "back\\slash\\",
  "100%",
  "%41%25",
  "a}b{UUID}",
  "') , TRUE(), ('",
  "'&{name}&'",
  "<script>alert(1)</script>",
  "a/b",
  "a?b#c",
  "مايا🪁",
  "x".repeat(400),
  "...",
])
  test(`the id ${odd.slice(0, 40)} finds nothing and breaks nothing`, async ({ page }) => {
    const broken: string[] = []
    page.on("pageerror", ({ message }) => broken.push(message))
    const requests = await answerRecords(page, (url) =>
      // A table that is fooled out of the literal has everybody.
      url.searchParams
        .get("filterByFormula")
        ?.replace(/\\./g, "")
        .match(/^\{UUID\}='[^']*'$/)
        ? listOf([])
        : listOf([record(odd, "Everybody")]),
    )
    await page.goto(`/letter/${encodeURIComponent(odd)}/`)
    await expect(notice(page)).toHaveText(words.notFound)
    await expect(page).toHaveURL("/")
    expect(requests.length).toBeLessThanOrEqual(1)
    expect(broken).toEqual([])
  })

test("leaving ends the look-up", async ({ page }) => {
  await answerRecords(page, () => "never")
  await page.goto(`/letter/${id}/`)
  await page.waitForRequest((request) => isRecordsRequest(new URL(request.url())))
  const ended = page.waitForEvent("requestfailed", (request) => isRecordsRequest(new URL(request.url())))
  await page.evaluate(() => (window as unknown as { ___navigate: (to: string) => void }).___navigate("/team/"))
  expect((await ended).failure()?.errorText).toBe("net::ERR_ABORTED")
  await expect(page).toHaveURL("/team/")
})

for (const ending of ["found", "failed"] as const)
  test(`nothing of the applicant leaves the page but to the records API: ${ending}`, async ({ page, baseURL }) => {
    const leaks: string[] = []
    const hosts = new Set<string>()
    page.on("request", (request) => {
      const url = new URL(request.url())
      if (url.protocol === "data:") return
      if (!isRecordsRequest(url)) hosts.add(url.origin)
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) return
      if (!isRecordsRequest(url) && request.url().includes(id)) leaks.push(`address ${request.url()}`)
      void request.allHeaders().then(
        (headers) => {
          if (JSON.stringify(headers).includes(id)) leaks.push(`header of ${request.url()}`)
        },
        () => undefined,
      )
    })
    await answerRecords(page, () => (ending === "found" ? found() : error(500, "SERVER_ERROR")))
    await page.goto(`/letter/${id}/`)
    await expect(ending === "found" ? page.getByText(name) : notice(page)).not.toBeEmpty()
    await page.waitForLoadState("networkidle")
    expect(leaks).toEqual([])
    if (ending === "found") expect([...hosts]).toEqual([baseURL])
    const commands = JSON.stringify(await dataLayerOf(page))
    expect(commands).toContain('"page_path":"/letter/:userId"')
    expect(commands).not.toContain(id)
    expect(commands).not.toContain(name)
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(id)
  })

test("the pages are not for search engines, name no canonical address and send no referrer", async ({ page }) => {
  for (const { kind } of greetings) {
    await answerRecords(page, () => found())
    await page.goto(`/${kind}/${id}/`)
    await expect(page.getByText(name)).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer")
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    expect(await page.title()).not.toContain(name)
  }
})

for (const { kind } of greetings)
  for (const colorScheme of ["light", "dark"] as const)
    test(`axe finds nothing on /${kind}/ in ${colorScheme}, while it loads and when it is there`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ colorScheme, bypassCSP: true, baseURL: baseURL ?? "" })
      const page = await context.newPage()
      let answers = false
      await answerRecords(page, () => (answers ? found() : "never"))
      await page.goto(`/${kind}/${id}/`)
      await expect(page.getByText("Loading...")).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      answers = true
      await page.goto(`/${kind}/${id}/`)
      await expect(page.getByText(name)).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await context.close()
    })

for (const { kind } of greetings)
  test(`/${kind}/ is printed on one page of A4 and of US Letter: no banner, no buttons, black on white`, async ({
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
  for (const { kind } of greetings)
    test(`/${kind}/ says what to do`, async ({ page }) => {
      await page.goto(`/${kind}/${id}/`)
      await expect(page.getByText("Loading...")).toBeHidden()
      // Playwright switches scripts off only after the page has been read as if they ran: the words are there, but not drawn.
      expect(await page.locator("article noscript").innerHTML()).toContain('href="mailto:hello@blast-ai.example"')
      expect(await page.content()).not.toContain("Congratulations")
    })
})
