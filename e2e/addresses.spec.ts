/** Addresses that people and programs write, on each kind of page, and what the site shows for them. */
import { sampleLetterId, sampleLetterName } from "../local-services/table/sampleApplicants"
import letters from "../test/content/letters.json"
import homePage from "../test/content/pages/home.json"
import notFoundPage from "../test/content/pages/not-found.json"
import signInPage from "../test/content/pages/sign-in.json"
import teamPage from "../test/content/pages/team.json"
import { settle, visit, waitForHydration } from "./support/clock"
import { dataLayerOf, eventsOf } from "./support/dataLayer"
import { scrollToForm } from "./support/forms"
import { mainLink } from "./support/layout"
import { applicant, found, headedLetterPages, stubRecordsApi } from "./support/recordsApi"
import { expect, test, type Page } from "./support/test"

const { id, name } = applicant
const long = "x".repeat(2000)

const letter = `${letters.find((entry) => entry.id === "letter")?.heading}, ${name}`
const headings = {
  home: homePage.hero.title,
  notFound: notFoundPage.title,
  public: teamPage.hero.title,
  private: signInPage.title,
  personal: letter,
}
/** Paths without their last slash. */
const paths = { public: "/team", private: "/temp", personal: `/letter/${id}`, notFound: "/no-such-page" }
type Kind = keyof typeof paths
const kinds = Object.keys(paths) as Kind[]

/** Ends of an address behind the last slash of its path. The page is shown. */
const queriesAndHashes = [
  ...["#100%", "#50%off", "#caf%E9", "#%ED%A0%80", "#%00", "#a#b", "#%E2%80%8B", `#${long}`],
  ...["?a=%", "?q=%ED%A0%80", "?utm_source=mail&gclid=1&fbclid=100%", `?${long}`],
  "?utm_campaign=50%off#50%off",
]

type Shown = Record<Kind, keyof typeof headings>
const keeps: Shown = { public: "public", private: "private", personal: "personal", notFound: "notFound" }
const missesAll: Shown = { public: "notFound", private: "notFound", personal: "notFound", notFound: "notFound" }
/** An id is found in what was copied with it. */
const findsId: Shown = { ...missesAll, personal: "personal" }
const losesId: Shown = { ...missesAll, personal: "home" }
const opensParent: Shown = { public: "home", private: "home", personal: "home", notFound: "home" }

/** Ends of a path, and the page that is shown for each kind of page. */
const endsOfPaths: readonly (readonly [end: string, shown: Shown])[] = [
  ...[")", ",", ".", ">", "%20", "%E2%80%8B", ";jsessionid=1A2B", "//", "%", "%ED%A0%80"].map(
    (end) => [end, findsId] as const,
  ),
  [long, losesId],
  ["/../", opensParent],
]

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
for (const kind of ["public", "personal", "notFound"] as const) {
  test(`the page is shown whatever query or hash its address has: ${kind}`, async ({ page }) => {
    await stubRecordsOf(page, kind)
    for (const end of queriesAndHashes)
      await test.step(end.slice(0, 40), async () => {
        // Otherwise, the page would stay open if only its hash changes.
        await page.goto("about:blank")
        await page.goto(`${paths[kind]}/${end}`)
        await expectPage(page, keeps[kind])
        expect(page.url().endsWith(end), "the address is unchanged").toBe(true)
      })
  })
}

for (const kind of ["public", "personal"] as const)
  test(`the right page is shown whatever follows in its path: ${kind}`, async ({ page }) => {
    await stubRecordsOf(page, kind)
    for (const [end, shown] of endsOfPaths)
      await test.step(end.slice(0, 40), async () => {
        await page.goto(paths[kind] + end)
        await expectPage(page, shown[kind])
      })
  })

/** Ids as they are copied: in capital letters, and with dots, spaces and punctuation around them. */
const copiedIds = [
  ...[id.toUpperCase(), `.${id.replace("-", ".-").toUpperCase()}.`, `%20${id}%20`, `%3C${id}%3E`],
  ...[`(${id}),`, `%E2%80%8B${id}%E2%80%8B`],
]

for (const { kind, heading } of headedLetterPages)
  test(`a copied id is found, and only the records API receives it: ${kind}`, async ({ page }) => {
    const requests = await stubRecordsApi(page, () => found())
    for (const copied of copiedIds)
      await test.step(copied, async () => {
        await page.goto(`/${kind}/${copied}`)
        await waitForHydration(page)
        await expect(page.locator("h1")).toHaveText(`${heading}, ${name}`)
        expect(requests.splice(0).map((url) => url.searchParams.get("filterByFormula"))).toEqual([`{UUID}='${id}'`])
        expect(await eventsOf(page, "page_view")).toEqual([{ page_path: `/${kind}/:userId` }])
      })
  })

for (const address of [`/letter/${id}/${id}/`, `/Letter/${id}`])
  test(`a mistyped address opens the letter: ${address.replaceAll(id, "id")}`, async ({ page }) => {
    await stubRecordsApi(page, () => found())
    await page.goto(address)
    await page.waitForURL(`/letter/${id}/`)
    await expect(page.getByText(name)).toBeVisible()
  })

test("the form of a copied link gets the id, and no event has it", async ({ page }) => {
  await stubRecordsApi(page, () => found())
  for (const copied of copiedIds)
    await test.step(copied, async () => {
      await page.goto(`/commit/${copied}`)
      const form = await scrollToForm(page)
      await expect(form.getByLabel("Applicant ID")).toHaveValue(id)
      expect(JSON.stringify(await dataLayerOf(page)).toLowerCase()).not.toContain(id)
    })
})

test("an id in capital letters opens the letter of the function", async ({ page }) => {
  await page.goto(`/letter/${sampleLetterId.toUpperCase()}/`)
  await expect(page.locator("h1")).toHaveText(`Congratulations, ${sampleLetterName}`)
})

const hashes = ["#50%off", "#caf%E9", "#%ED%A0%80"]

for (const kind of kinds)
  test(`a hash that cannot be decoded changes nothing on an open page: ${kind}`, async ({ page }) => {
    await stubRecordsOf(page, kind)
    await visit(page, `${paths[kind]}/`)
    const shows = async (hash: string) => {
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(hash)
      await settle(page)
      await expect(page.locator("h1")).toHaveText(headings[kind])
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
