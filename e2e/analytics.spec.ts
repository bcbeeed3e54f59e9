import { expect, test, type Page } from "@playwright/test"
import { eventsOf, openCounting } from "./support/dataLayer"
import { watchForFaults } from "./support/watch"

const views = (page: Page) => eventsOf(page, "page_view")
const headOf = (page: Page) =>
  page.evaluate(() => ({
    titles: [...document.head.querySelectorAll("title")].map((title) => title.textContent),
    descriptions: document.querySelectorAll('meta[name="description"]').length,
    pictures: document.querySelectorAll('meta[property="og:image"]').length,
    address: document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content.replace(/^https?:..[^/]+/, ""),
    canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  }))

/** Keeps the title that stands there at the moment each page view is sent. */
async function noteTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const titles: string[] = []
    const dataLayer: unknown[] = []
    dataLayer.push = (command: ArrayLike<unknown>) => {
      if (command[1] === "page_view") titles.push(document.title)
      return Array.prototype.push.call(dataLayer, command)
    }
    Object.assign(window, { dataLayer, titles })
  })
  return () => page.evaluate(() => (window as unknown as { titles: string[] }).titles)
}

test.use({ viewport: { width: 1440, height: 900 } })

test("one page view for the first page and for each change of page, with the right title; none for hash or query", async ({
  page,
}) => {
  const faults = watchForFaults(page)
  const titles = await noteTitles(page)
  await page.goto("/?utm_source=mail")
  await expect.poll(() => views(page)).toEqual([{ page_path: "/" }])

  const main = page.getByRole("navigation", { name: "Main" })
  await main.getByRole("link", { name: "Research" }).click()
  await expect.poll(() => views(page)).toEqual([{ page_path: "/" }, { page_path: "/research/" }])
  await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "FAQ" }).click()
  await expect(page).toHaveURL("/#faq")
  await expect.poll(async () => (await views(page)).length).toBe(3)
  await page.evaluate(() => {
    window.location.hash = "#numbers"
  })
  await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "FAQ" }).click()
  await page.goBack()
  await expect(page).toHaveURL("/#numbers")
  await page.waitForTimeout(300)
  expect(await views(page)).toEqual([{ page_path: "/" }, { page_path: "/research/" }, { page_path: "/" }])
  expect(await titles()).toEqual([
    expect.stringMatching(/^AI |BLAST AI$/),
    expect.stringMatching(/research/i),
    expect.stringMatching(/^AI |BLAST AI$/),
  ])
  const [first, second, third] = await titles()
  expect(second).not.toBe(first)
  expect(third).toBe(first)
  expect(faults).toEqual([])
})

test("nothing is fetched from anybody else", async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on("request", (request) => elsewhere.push(request.url()))
  await page.goto("/team/", { waitUntil: "networkidle" })
  await page.waitForTimeout(1500)
  expect(elsewhere.filter((url) => url.startsWith("http") && !url.startsWith(`${baseURL}/`))).toEqual([])
})

test("each link of the header is counted under its own name", async ({ page }) => {
  for (const [name, event] of [
    ["Mentor Hiring", "mentor_hiring_click"],
    ["Testimonials", "testimonials_click"],
    ["Research", "research_click"],
    ["Bootcamp", "bootcamp_click"],
  ] as const) {
    await openCounting(page, "/apply/")
    // A new tab, so that this page and what it has counted stay.
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name })
      .click({ modifiers: ["Control"] })
    expect(await eventsOf(page, event)).toEqual([{ button_location: "header", page_path: "/apply/" }])
  }
})

test("the Apply Now button counts with its place, by mouse, middle button and keyboard", async ({ page, context }) => {
  const faults = watchForFaults(page)
  await openCounting(page, "/team/")
  const applyNow = page.getByRole("contentinfo").getByRole("link", { name: "Apply Now" }).first()
  const counted = { button_location: "footer", page_path: "/team/" }

  const opened = context.waitForEvent("page")
  await applyNow.click({ button: "middle" })
  await (await opened).close()
  expect(await eventsOf(page, "apply_click")).toEqual([counted])
  await applyNow.click({ button: "right" })
  expect(await eventsOf(page, "apply_click")).toEqual([counted])
  await page.keyboard.press("Escape")

  await applyNow.focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/apply/")
  expect(await eventsOf(page, "apply_click")).toEqual([counted, counted])
  await page.goBack()
  await expect(page).toHaveURL("/team/")
  await applyNow.click()
  await expect(page).toHaveURL("/apply/")
  expect(await eventsOf(page, "apply_click")).toEqual([counted, counted, counted])
  expect(faults).toEqual([])
})

test("a link of the hero and one of a section say so; the menu's button counts each press", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  await page.getByRole("link", { name: "Read Student Publications" }).click()
  await expect(page).toHaveURL("/research/")
  expect(await eventsOf(page, "research_click")).toEqual([{ button_location: "hero", page_path: "/" }])
  await page.goBack()
  await page.locator("#capstone-tracks").getByRole("link").last().click()
  await expect.poll(async () => (await eventsOf(page, "research_click")).length).toBe(2)
  expect((await eventsOf(page, "research_click"))[1]).toEqual({ button_location: "capstone-tracks", page_path: "/" })

  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole("button", { name: "Menu" }).click()
  await page.keyboard.press("Enter")
  expect(await eventsOf(page, "menu_toggle_click")).toHaveLength(2)
})

test("the head is that of the page after every way inside the site, each tag once, and the library comes only then", async ({
  page,
}) => {
  const scripts: string[] = []
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()))
  await page.goto("/team/", { waitUntil: "networkidle" })
  const prerendered = await headOf(page)
  const before = scripts.length
  const right = (path: string) => ({
    titles: [expect.stringMatching(/BLAST AI$/)],
    descriptions: 1,
    pictures: 1,
    address: path,
    canonical: [path],
  })
  expect(prerendered).toEqual(right("/team/"))

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bootcamp" }).click()
  await expect.poll(() => headOf(page)).toEqual(right("/bootcamp/"))
  expect(scripts.length).toBeGreaterThan(before)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Research" }).click()
  await expect.poll(() => headOf(page)).toEqual(right("/research/"))
  await page.goBack()
  await expect.poll(() => headOf(page)).toEqual(right("/bootcamp/"))
  await page.goBack()
  await expect.poll(() => headOf(page)).toEqual(prerendered)
  await page.goForward()
  await expect.poll(() => headOf(page)).toEqual(right("/bootcamp/"))
})

test("the title is right on the first way inside the site even where the library cannot be fetched", async ({
  page,
}) => {
  await page.goto("/team/", { waitUntil: "networkidle" })
  const main = page.getByRole("navigation", { name: "Main" })
  await page.route(/\/\d+-[0-9a-f]+\.js$/, (route) => route.abort())
  await main.getByRole("link", { name: "Bootcamp" }).click()
  await expect(page).toHaveTitle(/bootcamp/i)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.unrouteAll()
  await main.getByRole("link", { name: "Research" }).click()
  await expect.poll(async () => (await headOf(page)).canonical).toEqual(["/research/"])
})
