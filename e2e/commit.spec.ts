import { expect, test, type APIRequestContext, type Page } from "@playwright/test"
import { findViolations } from "./support/axe"
import { dataLayerOf } from "./support/dataLayer"
import {
  addressOf,
  bringForm,
  drawnHeight,
  formFrame,
  formIn,
  isWholeFormShown,
  overflowOf,
  sayFrom,
  sendForm,
  settle,
} from "./support/forms"
import { watchForFaults } from "./support/watch"

const newId = () => crypto.randomUUID()
const note = (page: Page) => page.getByRole("main").getByRole("status")
const directLink = (page: Page) => page.getByRole("main").getByRole("link", { name: /its own page/ })

/** Has the local provider fail for one applicant. The origin is that of the home page's form. */
async function failFor(request: APIRequestContext, id: string, fault: object): Promise<void> {
  const html = await (await request.get("/apply-research/")).text()
  const [, src = ""] = /<iframe[^>]* src="([^"]+)"/.exec(html) ?? []
  const answer = await request.post(`${new URL(src).origin}/__faults`, { data: { ...fault, for: id } })
  expect(answer.status()).toBe(204)
}

for (const path of [(id: string) => `/commit/${id}/`, (id: string) => `/commit/${id}`])
  test(`${path("…")} opened cold has the form with the applicant's id in it, and the deadline of the letter`, async ({
    page,
  }) => {
    const faults = watchForFaults(page)
    const id = newId()
    await page.goto(path(id))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Take your place")
    await expect(page.getByText("6/5/2024")).toBeVisible()
    const form = await bringForm(page)
    await expect(form.getByLabel("Applicant ID")).toHaveValue(id)
    await expect.poll(() => isWholeFormShown(form)).toBe(true)
    const { origin, formId } = await addressOf(page)
    await expect(directLink(page)).toHaveAttribute("href", `${origin}/${formId}?applicantId=${id}`)
    await expect(page.getByRole("link", { name: "Back to your letter" })).toHaveAttribute("href", `/letter/${id}/`)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer")
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
    expect(faults).toEqual([])
  })

test("dots of the address are left out; quotes and markup are text", async ({ page }) => {
  await page.goto("/commit/3f0c.9a52.%22%3E%3Cb%3E%26'/")
  const form = await bringForm(page)
  await expect(form.getByLabel("Applicant ID")).toHaveValue(`3f0c9a52"><b>&'`)
})

test("the id goes to the form and to nobody else: no referrer, no analytics, no word to the frame", async ({
  page,
}) => {
  const id = newId()
  const asked: { url: string; headers: Promise<Record<string, string>> }[] = []
  page.on("request", (request) => asked.push({ url: request.url(), headers: request.allHeaders().catch(() => ({})) }))
  await page.goto(`/commit/${id}/`)
  const form = await bringForm(page)
  await form.getByText("Protocol").click()
  const told = (await form.locator("#told").textContent()) ?? ""
  expect(JSON.parse(told)).toEqual({
    type: "urls",
    value: { docurl: encodeURIComponent(`${new URL(page.url()).origin}/commit/:userId`), referrer: "" },
  })
  const { origin, formId } = await addressOf(page)
  await sayFrom(form, `loadScript:${origin}/sample-script.js:${formId}`)
  await directLink(page).hover()
  await settle(page)
  expect(await page.locator("html").getAttribute("data-form-script")).toBeNull()
  expect(JSON.stringify(await dataLayerOf(page))).toContain("/commit/:userId")
  expect(JSON.stringify(await dataLayerOf(page))).not.toContain(id)

  const site = new URL(page.url()).origin
  const withId = asked.filter(({ url }) => url.includes(id)).map(({ url }) => url)
  expect(withId).toEqual([`${site}/commit/${id}/`, `${origin}/${formId}?isIframeEmbed=1&applicantId=${id}`])
  expect(asked.filter(({ url }) => !url.startsWith(site) && !url.startsWith(origin) && url.startsWith("http"))).toEqual(
    [],
  )
  // The site's own host knows the address; whoever else is asked must not learn it.
  for (const { url, headers } of asked) if (!url.startsWith(site)) expect((await headers).referer).toBeUndefined()

  const [direct] = await Promise.all([page.waitForRequest(/applicantId=/), directLink(page).click()])
  expect((await direct.allHeaders()).referer).toBeUndefined()
})

test("it is sent with the applicant's id, thanks, and the page says so", async ({ page }) => {
  const faults = watchForFaults(page)
  const id = newId()
  await page.goto(`/commit/${id}/`)
  const form = await bringForm(page)
  const [sent] = await Promise.all([page.waitForRequest(/\/submit\//), sendForm(form)])
  expect(new URLSearchParams(sent.postData() ?? "").get("applicantId")).toBe(id)
  expect((await sent.allHeaders()).referer ?? "").not.toContain(id)
  await expect(formIn(page).getByRole("heading", { name: "Thank you" })).toBeInViewport()
  await expect(note(page)).toHaveText("Your form has been sent. Thank you.")
  expect(await drawnHeight(formFrame(page))).toBeLessThan(300)
  expect(faults).toEqual([])
})

for (const [what, fault] of [
  ["never comes", { mode: "slow", delay: 600_000 }],
  ["is cut off", { mode: "drop" }],
  ["answers 500", { mode: "500" }],
  ["is somebody else's page", { mode: "html" }],
] as const)
  test(`a form that ${what} is named as late, with a direct link and a mail address`, async ({ page, request }) => {
    const id = newId()
    await failFor(request, id, fault)
    await page.clock.install()
    await page.goto(`/commit/${id}/`, { waitUntil: "domcontentloaded" })
    await formFrame(page).scrollIntoViewIfNeeded()
    await expect(page.locator('[data-state="waiting"], [data-state="loaded"]')).toBeAttached()
    await page.clock.fastForward(16_000)
    await expect(note(page)).toContainText("The form has not answered yet.")
    await expect(note(page).getByRole("link")).toHaveAttribute("href", /^mailto:/)
    await expect(directLink(page)).toHaveAttribute("href", new RegExp(`applicantId=${id}$`))
  })

test("without an id it goes home", async ({ page }) => {
  await page.goto("/commit/")
  await expect(page).toHaveURL("/")
})

test("with dots for an id it goes home, and that says why", async ({ page }) => {
  await page.goto("/commit/.../")
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText(/^We found no letter/)
})

test("the letter is one step back", async ({ page }) => {
  const id = newId()
  await page.goto(`/commit/${id}/`)
  await expect(formFrame(page)).toBeAttached()
  await page.getByRole("link", { name: "Back to your letter" }).click()
  await expect(page).not.toHaveURL(/\/commit\//)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("it says why there is no form, and links to it", async ({ page }) => {
    await page.goto(`/commit/${newId()}/`)
    await expect(page.locator("noscript p")).toContainText("JavaScript, which is off here")
    await expect(page.locator("noscript p")).toBeVisible()
    await expect(directLink(page)).toHaveAttribute("href", /\/\d+$/)
    await expect(page.locator("noscript").getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/)
    await expect(page.getByText("Loading...")).toBeHidden()
    await expect(formFrame(page)).toHaveCount(0)
  })
})

for (const colorScheme of ["light", "dark"] as const)
  test(`axe finds nothing in any state in ${colorScheme}, and nothing runs over at 320 px`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const context = await browser.newContext({
      colorScheme,
      bypassCSP: true,
      baseURL: baseURL ?? "",
      viewport: { width: 320, height: 640 },
    })
    const page = await context.newPage()
    const clean = async () => {
      expect(await findViolations(page)).toEqual([])
      expect(await overflowOf(page)).toBe(0)
    }
    await page.goto(`/commit/${newId()}${newId()}/`)
    await bringForm(page)
    await clean()
    await sendForm(formIn(page))
    await expect(note(page)).toHaveText(/sent/)
    await clean()

    const id = newId()
    await failFor(request, id, { mode: "500" })
    await page.clock.install()
    await page.goto(`/commit/${id}/`)
    await formFrame(page).scrollIntoViewIfNeeded()
    await expect(page.locator('[data-state="loaded"]')).toBeAttached()
    await page.clock.fastForward(6_000)
    await expect(note(page)).toContainText("not answered")
    await clean()

    // The shell, while its scripts are on their way.
    await page.route(/\/app-[0-9a-f]+\.js$/, () => undefined)
    await page.goto(`/commit/${newId()}/`, { waitUntil: "commit" })
    await expect(page.getByText("Loading...")).toBeVisible()
    await clean()
    await context.close()
  })
