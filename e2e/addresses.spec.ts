/** Addresses that people and programs write, on each kind of page, and what the site shows for them. */
import letters from "../test/content/letters.json"
import homePage from "../test/content/pages/home.json"
import notFoundPage from "../test/content/pages/not-found.json"
import teamPage from "../test/content/pages/team.json"
import { settle, visit, waitForHydration } from "./support/clock"
import { eventsOf } from "./support/dataLayer"
import { mainLink } from "./support/layout"
import { applicant, found, stubRecordsApi } from "./support/recordsApi"
import { expect, test, type Page } from "./support/test"

const { id, name } = applicant
const long = "x".repeat(2000)

const letter = `${letters.find((entry) => entry.id === "letter")?.heading}, ${name}`
const headings = {
  home: homePage.hero.title,
  notFound: notFoundPage.title,
  public: teamPage.hero.title,
  personal: letter,
}
/** Paths without their last slash. */
const paths = { public: "/team", personal: `/letter/${id}`, notFound: "/no-such-page" }
type Kind = keyof typeof paths
const kinds = Object.keys(paths) as Kind[]

/**
 * Ends of an address behind the last slash of its path. The page is shown. src/runtime/decodeUri.test.ts has the
 * other texts that cannot be decoded.
 */
const queriesAndHashes = ["?utm_campaign=50%off#50%off", "#%00", `?${long}`]

/** Ends of a path. src/ssr/inlineScripts.test.ts and src/features/applicants/applicantId.test.ts have the others. */
const endsOfPaths = {
  public: [")", "%20", "//", "%ED%A0%80"],
  /** An id is found in what was copied with it. */
  personal: [")", "%20", "//", "%"],
}

// The 404 page has the status 404, and an address without an applicant logs a line.
test.use({
  allowedPageErrors: /^404: |the server responded with a status of 404|error: The address of a letter page has no id/,
})

async function expectPage(page: Page, shown: keyof typeof headings): Promise<void> {
  await waitForHydration(page)
  await expect(page.locator("h1")).toHaveText(headings[shown])
}

/** Only where a record is shown: with a stub, Playwright turns the browser's cache off. */
const stubRecordsOf = (page: Page, kind: Kind) => kind === "personal" && stubRecordsApi(page, () => found())

// One test for each kind of page, not for each address: the browser then loads the scripts of the page once.
for (const kind of kinds)
  test(`the page is shown whatever query or hash its address has: ${kind}`, async ({ page }) => {
    await stubRecordsOf(page, kind)
    for (const end of queriesAndHashes)
      await test.step(end.slice(0, 40), async () => {
        // Otherwise, the page would stay open if only its hash changes.
        await page.goto("about:blank")
        await page.goto(`${paths[kind]}/${end}`)
        await expectPage(page, kind)
        expect(page.url().endsWith(end), "the address is unchanged").toBe(true)
      })
  })

test("the 404 page is shown for the path of a public page with more behind it", async ({ page }) => {
  for (const end of endsOfPaths.public)
    await test.step(end, async () => {
      await page.goto(paths.public + end)
      await expectPage(page, "notFound")
    })
})

test("a letter is shown whatever follows its id", async ({ page }) => {
  await stubRecordsOf(page, "personal")
  for (const end of endsOfPaths.personal)
    await test.step(end, async () => {
      await page.goto(paths.personal + end)
      await expectPage(page, "personal")
    })
})

test("the home page is shown for an id that is much too long", async ({ page }) => {
  await page.goto(paths.personal + long)
  await expectPage(page, "home")
})

/**
 * Ids as they are copied: with dots and in capital letters, and with punctuation around them, which is encoded.
 * src/features/applicants/applicantId.test.ts has the others.
 */
const copiedIds = [`.${id.replace("-", ".-").toUpperCase()}.`, `%3C${id}%3E`]

test("the letter of a copied id is shown, and only the records API receives the id", async ({ page }) => {
  const requests = await stubRecordsApi(page, () => found())
  for (const copied of copiedIds)
    await test.step(copied, async () => {
      await page.goto(`/letter/${copied}`)
      await expectPage(page, "personal")
      expect(requests.splice(0).map((url) => url.searchParams.get("filterByFormula"))).toEqual([`{UUID}='${id}'`])
      expect(await eventsOf(page, "page_view")).toEqual([{ page_path: "/letter/:userId" }])
    })
})

test("an address with a second copy of the id opens the letter", async ({ page }) => {
  await stubRecordsApi(page, () => found())
  await page.goto(`/letter/${id}/${id}/`)
  await page.waitForURL(`/letter/${id}/`)
  await expect(page.getByText(name)).toBeVisible()
})

const hashes = ["#50%off", "#caf%E9", "#%ED%A0%80"]

test("a hash that cannot be decoded changes nothing on an open page", async ({ page }) => {
  await stubRecordsOf(page, "personal")
  await visit(page, `${paths.personal}/`)
  const shows = async (hash: string) => {
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(hash)
    await settle(page)
    await expect(page.locator("h1")).toHaveText(headings.personal)
  }
  for (const hash of hashes) {
    await page.evaluate((value) => void (location.hash = value), hash)
    await shows(hash)
  }
  await page.goBack()
  await shows(hashes[1] ?? "")
  await page.goForward()
  await shows(hashes[2] ?? "")
  await page.evaluate(() => history.pushState(null, "", "#100%"))
  await page.evaluate(() => history.pushState(null, "", "#"))
  await page.goBack()
  await shows("#100%")
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "#%E9" })
    document.body.prepend(link)
    link.click()
  })
  await shows("#%E9")
})

test("a link inside the site with a hash that cannot be decoded opens its page, and the next link works", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, "/")
  await page.evaluate(() => window.___navigate("/team/?a=%#50%off"))
  await expect(page).toHaveURL("/team/?a=%#50%off")
  await expect(page.locator("h1")).toHaveText(headings.public)
  await page.evaluate(() => window.___navigate("/team/#100%"))
  await expect(page).toHaveURL("/team/#100%")
  await mainLink(page, "Research").click()
  await expect(page).toHaveURL("/research/")
  await page.goBack()
  await expect(page.locator("h1")).toHaveText(headings.public)
})
