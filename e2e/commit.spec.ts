import { expectAccessible } from "./support/accessibility"
import { passTime, passTimeUntil, stopClock } from "./support/clock"
import { dataLayerOf } from "./support/dataLayer"
import {
  fitsFrame,
  formContent,
  formFrame,
  formHeight,
  formUrl,
  postMessages,
  scrollToForm,
  submitForm,
  waitForMessages,
} from "./support/forms"
import { delayRequests } from "./support/delayRequests"
import { expectNoOverflow } from "./support/layout"
import { isRecordsUrl, record, recordsPage, stubRecordsApi, type RecordsResponse } from "./support/recordsApi"
import { expect, test, type Page } from "./support/test"

const newId = () => crypto.randomUUID()
const name = "Maya Okonkwo-Lindqvist"
const idIn = (url: URL) => /^\{UUID\}='(.*)'$/.exec(url.searchParams.get("filterByFormula") ?? "")?.[1] ?? ""
/** Every id belongs to a letter. */
const foundAny = (url: URL) => recordsPage([record(idIn(url).replaceAll("\\'", "'"), name)])

test.beforeEach(({ page }) => stubRecordsApi(page, foundAny))
const note = (page: Page) => page.getByRole("main").getByRole("status")
const directLink = (page: Page) => page.getByRole("main").getByRole("link", { name: /its own page/ })

test("a direct visit shows the form with the id, without its dots and with markup as text", async ({ page }) => {
  const id = `Applicant-2025"><b>&'`
  await page.goto(`/commit/.${encodeURIComponent(id)}.`)
  const form = await scrollToForm(page)
  await expect(form.getByLabel("Applicant ID")).toHaveValue(id)
  await expect.poll(() => fitsFrame(form)).toBe(true)
})

test("the head of the page is private", async ({ page }) => {
  await page.goto(`/commit/${newId()}/`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer")
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})

test("only the form receives the id: no referrer, no analytics event and no message contains it", async ({ page }) => {
  const id = newId()
  const requests: { url: string; headers: Promise<Record<string, string>> }[] = []
  page.on("request", (request) =>
    requests.push({ url: request.url(), headers: request.allHeaders().catch(() => ({})) }),
  )
  await page.goto(`/commit/${id}/`)
  const form = await scrollToForm(page)
  await form.getByText("Protocol").click()
  await expect(form.locator("#received-message")).toContainText("docurl")
  const reply = (await form.locator("#received-message").textContent()) ?? ""
  expect(JSON.parse(reply)).toEqual({
    type: "urls",
    value: { docurl: encodeURIComponent(`${new URL(page.url()).origin}/commit/:userId`), referrer: "" },
  })
  const { origin, formId } = await formUrl(page)
  await postMessages(form, `loadScript:${origin}/sample-script.js:${formId}`)
  await directLink(page).hover()
  await waitForMessages(page)
  expect(await page.locator("html").getAttribute("data-form-script")).toBeNull()
  expect(JSON.stringify(await dataLayerOf(page))).toContain("/commit/:userId")
  expect(JSON.stringify(await dataLayerOf(page))).not.toContain(id)

  const site = new URL(page.url()).origin
  const atRecordsApi = requests.filter(({ url }) => isRecordsUrl(new URL(url)))
  expect(atRecordsApi).toHaveLength(1)
  const others = requests.filter((request) => !atRecordsApi.includes(request))
  const withId = others.filter(({ url }) => url.includes(id)).map(({ url }) => url)
  expect(withId).toEqual([`${site}/commit/${id}/`, `${origin}/${formId}?isIframeEmbed=1&applicantId=${id}`])
  expect(
    others.filter(({ url }) => !url.startsWith(site) && !url.startsWith(origin) && url.startsWith("http")),
  ).toEqual([])
  // Only the host of the site may receive the URL.
  for (const { url, headers } of requests) if (!url.startsWith(site)) expect((await headers).referer).toBeUndefined()
  const toForm = requests.find(({ url }) => url.startsWith(`${origin}/${formId}`))
  expect(await toForm?.headers, "the headers were read").toHaveProperty("user-agent")

  const [direct] = await Promise.all([page.waitForRequest(/applicantId=/), directLink(page).click()])
  expect((await direct.allHeaders()).referer).toBeUndefined()
})

test("the name of the letter is above the form, without moving it", async ({ page }) => {
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(isRecordsUrl, async (route) => {
    await asked
    await route.fallback()
  })
  await page.goto(`/commit/${newId()}/`)
  const place = page.locator('[data-state="placeholder"]')
  await expect(place).toBeVisible()
  const before = await place.boundingBox()
  answer()
  await expect(page.getByText(`Form for ${name}`)).toBeVisible()
  await expect(page.getByText("It is filled in already.")).toBeVisible()
  const form = await page.locator("[data-state]", { has: formFrame(page) }).boundingBox()
  expect(form?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test("after the letter, the form is there at once, without another lookup", async ({ page }) => {
  const id = newId()
  const requests = await stubRecordsApi(page, foundAny)
  await page.goto(`/letter/${id}/`)
  await page.getByRole("link", { name: "Commit to your place" }).first().click()
  await expect(page).toHaveURL(new RegExp(`/commit/${id}/?$`))
  await expect(page.getByText(`Form for ${name}`)).toBeVisible()
  await expect(formFrame(page)).toHaveAttribute("src", new RegExp(`applicantId=${id}$`))
  expect(requests).toHaveLength(1)
})

const inDecisionsOnly = (url: URL) => (url.pathname.endsWith("/Decisions") ? foundAny(url) : recordsPage([]))
const notReleased: RecordsResponse = {
  status: 403,
  json: { error: { type: "NOT_RELEASED", releaseAt: "2099-03-28T00:00:00.000Z" } },
}

test.describe("with a link that is not right", () => {
  test.use({ allowedPageErrors: /Lookup for the commit page|403/ })
  for (const [what, id, respond] of [
    ["the id of a decision", newId(), inDecisionsOnly],
    ["an id that is not released", newId(), () => notReleased],
  ] as const)
    test(`a notice replaces the form: ${what}`, async ({ page }) => {
      await stubRecordsApi(page, respond)
      await page.goto(`/commit/${id}/`)
      const main = page.getByRole("main")
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("This link is not right")
      await expect(note(page)).toContainText("Open it again from your mail")
      const link = main.getByRole("link", { name: "Open the form without an ID" })
      await expect(link).toHaveAttribute("href", /\/\d+$/)
      await expect(main.getByText("It is filled in already.")).toBeHidden()
      await expect(main.getByRole("link", { name: "Back to your letter" })).toHaveCount(0)
      await expect(formFrame(page)).toHaveCount(0)
      await expectNoOverflow(page)
      await expectAccessible(page)
    })
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, allowedPageErrors: /Lookup for the commit page/ })
  test("the notice about a wrong link is in the first screen", async ({ page }) => {
    await stubRecordsApi(page, () => recordsPage([]))
    await page.goto(`/commit/${newId()}/`)
    await expect(page.getByRole("link", { name: "Open the form without an ID" })).toBeInViewport({ ratio: 1 })
  })
})

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 }, allowedPageErrors: /ERR_CONNECTION_RESET/ })

  test("a form that breaks the connection is reported as late, with a direct link and an email address", async ({
    page,
  }) => {
    const id = newId()
    await page.route(`**/*applicantId=${id}`, (route) => route.abort("connectionreset"))
    await stopClock(page)
    await page.goto(`/commit/${id}/`, { waitUntil: "domcontentloaded" })
    await passTimeUntil(page, () => formFrame(page).isVisible())
    await formFrame(page).scrollIntoViewIfNeeded()
    // The browser loads its own error page into the frame.
    await passTimeUntil(page, () => page.locator('[data-state="loaded"]').isVisible())
    await passTime(page, 2_900)
    await expect(page.getByText("Loading...")).toBeVisible()
    await expect(note(page)).toBeEmpty()
    await passTime(page, 100)
    await expect(note(page)).toContainText("The form has not answered yet.")
    await expect(note(page).getByRole("link")).toHaveAttribute("href", /^mailto:/)
    await expect(directLink(page)).toHaveAttribute("href", new RegExp(`applicantId=${id}$`))
    await expectNoOverflow(page)
    // axe needs timers, which the stopped clock does not run.
    await page.clock.resume()
    await expectAccessible(page)
  })

  test("the page is accessible while the form loads", async ({ page }) => {
    await delayRequests(page, /\/app-[0-9a-f]+\.js$/)
    await page.goto(`/commit/${newId()}/`, { waitUntil: "commit" })
    await expect(page.getByText("Loading...")).toBeVisible()
    await expectNoOverflow(page)
    await expectAccessible(page)
  })

  test(
    "the form is submitted with the id, and the confirmation is accessible",
    { tag: "@translated" },
    async ({ page }) => {
      const id = newId()
      await page.goto(`/commit/${id}/`)
      const form = await scrollToForm(page)
      const { origin, formId } = await formUrl(page)
      await expect(directLink(page)).toHaveAttribute("href", `${origin}/${formId}?applicantId=${id}`)
      await expect(page.getByRole("link", { name: "Back to your letter" })).toHaveAttribute("href", `/letter/${id}/`)
      const [sent] = await Promise.all([page.waitForRequest(/\/submit\//), submitForm(form)])
      expect(new URLSearchParams(sent.postData() ?? "").get("applicantId")).toBe(id)
      expect((await sent.allHeaders()).referer ?? "").not.toContain(id)
      await expect(formContent(page).getByRole("heading", { name: "Thank you" })).toBeInViewport()
      await expect(note(page)).toHaveText("Your form has been sent. Thank you. A letter from us comes next.")
      await expect(note(page)).toBeInViewport()
      expect(await formHeight(page)).toBeLessThan(300)
      await expectNoOverflow(page)
      await expectAccessible(page)
    },
  )
})

test("after the form has been sent, the page says nothing about what comes before", async ({ page }) => {
  await page.clock.setFixedTime("2024-06-07T00:00:00Z")
  await page.goto(`/commit/${newId()}/`)
  const askFirst = page.getByRole("link", { name: "Ask us before you commit" })
  const filledIn = page.getByText("It is filled in already.")
  const passed = page.getByText("Passed: write to us before you accept")
  for (const text of [askFirst, filledIn, passed]) await expect(text).toBeVisible()
  await submitForm(await scrollToForm(page))
  await expect(note(page)).toContainText("Your form has been sent.")
  for (const text of [askFirst, filledIn, passed, directLink(page)]) await expect(text).toBeHidden()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("the page explains why the form is missing, and links to the form", async ({ page }) => {
    await page.goto(`/commit/${newId()}/`)
    await expect(page.locator("noscript p")).toContainText("JavaScript, which is off here")
    await expect(page.locator("noscript p")).toContainText("the part after /commit/")
    await expect(page.locator("noscript p")).toContainText("If the day in your letter has passed, write to us first.")
    await expect(page.locator("noscript p")).toBeVisible()
    await expect(directLink(page)).toHaveAttribute("href", /\/\d+$/)
    await expect(page.locator("noscript").getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/)
    await expect(page.getByText("Loading...")).toBeHidden()
    await expect(page.getByText("Your applicant ID")).toBeHidden()
    await expect(page.getByRole("link", { name: "Terms of Service" })).toBeVisible()
    await expect(formFrame(page)).toHaveCount(0)
  })
})
