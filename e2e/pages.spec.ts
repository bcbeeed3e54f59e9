import { expect, test } from "@playwright/test"
import { pages, widths } from "./support/pages"
import { readWholePage, watchForFaults } from "./support/watch"

/**
 * What the specification says is on each public page, in its order (section 2). Written out here and not taken from the code, so
 * that a section that goes missing or moves turns a test red. A section beyond these needs no line here.
 */
const specified: readonly { path: string; heading: string | RegExp; sections: readonly string[] }[] = [
  {
    path: "/",
    heading: /AI research/,
    sections: [
      "research-highlights",
      "mentors",
      "approach",
      "features",
      "universities",
      "community",
      "mission",
      "timeline",
      "faq",
      "numbers",
      "about",
      "curriculum",
      "application-form",
      "ten-weeks",
      "deadlines",
      "capstone-tracks",
    ],
  },
  {
    path: "/bootcamp/",
    heading: /./,
    sections: ["about", "weeks", "curriculum", "capstone-tracks", "financial-aid", "deadlines"],
  },
  { path: "/research/", heading: /./, sections: ["details", "applicants", "schedule", "publications"] },
  { path: "/testimonials/", heading: /fun/i, sections: ["houses", "events", "students"] },
  { path: "/team/", heading: "Meet the team", sections: ["team"] },
  { path: "/curriculum/", heading: /./, sections: ["bootcamp", "research", "ten-weeks"] },
  { path: "/apply/", heading: /./, sections: ["programmes", "steps", "financial-aid", "deadlines"] },
  { path: "/apply-research/", heading: /./, sections: ["application-form"] },
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled })
    for (const width of widths) {
      for (const { path, heading, sections } of specified) {
        test(`${path} at ${width} px: every named section in its order, nothing broken, no horizontal scroll`, async ({
          page,
        }) => {
          const faults = watchForFaults(page)
          await page.setViewportSize({ width, height: 800 })
          await page.goto(path)
          if (javaScriptEnabled) await readWholePage(page)

          await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
          const found = await page.locator("main section[id]").evaluateAll((all) => all.map(({ id }) => id))
          expect(found.filter((id) => sections.includes(id))).toEqual(sections)
          for (const id of found) await expect(page.locator(`section#${id}`)).toBeVisible()
          // Playwright's own script in the page runs even where the page's scripts do not.
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow).toBe(0)
          expect(faults).toEqual([])
        })
      }
    }
  })
}

test("the registry has every page of the specification, and every section of a page among its anchors", async ({
  page,
}) => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(specified.map(({ path }) => path)))
  for (const { path, anchors } of pages) {
    await page.goto(path)
    const found = await page.locator("main section[id]").evaluateAll((all) => all.map(({ id }) => id))
    expect(anchors, path).toEqual(expect.arrayContaining(found))
    for (const anchor of anchors) await expect(page.locator(`#${anchor}`), `${path}#${anchor}`).toBeAttached()
  }
})

test("every picture of every page is drawn", async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path)
    // Slides beyond the edge are lazy: here they are asked for.
    const broken = await page.evaluate(async () => {
      const images = [...document.images]
      for (const image of images) image.loading = "eager"
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
      return images
        .filter((image) => !image.complete || image.naturalWidth === 0)
        .map((image) => image.currentSrc || image.src)
    })
    expect(broken, path).toEqual([])
  }
})

test("both readings of the timeline are on the home page: 7 steps over 8 weeks, and 10 weeks", async ({ page }) => {
  await page.goto("/")
  await expect(page.locator("#timeline ol > li")).toHaveCount(7)
  await expect(page.locator("#ten-weeks ol > li")).toHaveCount(10)
})

test("the banner and the footer's call to action are on every page, word for word", async ({ page }) => {
  for (const { path } of [...pages, { path: "/no-such-page/" }]) {
    await page.goto(path)
    await expect(page.getByText("We are no longer accepting applications for the summer 2025 cohort.")).toBeVisible()
    await expect(page.getByRole("heading", { name: "2025 Summer Applications Are Now Open!" })).toBeVisible()
    const applyNow = page.getByRole("contentinfo").getByRole("link", { name: "Apply Now" }).first()
    await expect(applyNow).toHaveAttribute("href", "/apply/")
  }
})

test("an address that is not there answers 404 with a page that helps", async ({ page }) => {
  const response = await page.goto("/no-such-page/")
  expect(response?.status()).toBe(404)
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
})
