import { allOf } from "./support/allOf"
import { expectNoOverflow } from "./support/layout"
import { expect, test } from "./support/test"

/**
 * The heading and the ordered sections of each public page (specification, section 2). The list is not read from the
 * code, so that a test fails when a section is missing or moves. The site may have more pages and sections.
 */
const pages: readonly { path: string; heading: string | RegExp; sections: readonly string[] }[] = [
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
  { path: "/apply/", heading: /./, sections: ["programs", "steps", "financial-aid", "deadlines"] },
  { path: "/apply-research/", heading: /./, sections: ["application-form"] },
]

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  for (const { path, heading, sections } of pages)
    test(`${path} shows each specified part, in its order`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
      const found = page.locator("main section[id]")
      const ids = await found.evaluateAll((all) => all.map(({ id }) => id))
      expect(ids.filter((id) => sections.includes(id))).toEqual(sections)
      for (const section of await allOf(found)) await expect(section).toBeVisible()
      await expect(page.getByText("We are no longer accepting applications for the summer 2025 cohort.")).toBeVisible()
      await expect(page.getByRole("heading", { name: "2025 Summer Applications Are Now Open!" })).toBeVisible()
      const applyNow = page.getByRole("contentinfo").getByRole("link", { name: "Apply Now" }).first()
      await expect(applyNow).toHaveAttribute("href", "/apply/")
      await expectNoOverflow(page)
    })
})

test.describe("for a crawler without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("both timelines are on the home page: 7 steps over 8 weeks, and 10 weeks", async ({ page }) => {
    await page.goto("/")
    await expect(page.locator("#timeline ol > li")).toHaveCount(7)
    await expect(page.locator("#ten-weeks ol > li")).toHaveCount(10)
    // One list for the bootcamp and one for research.
    for (const id of ["timeline", "ten-weeks", "curriculum"]) await expect(page.locator(`#${id} ol`)).toHaveCount(2)
  })

  test("the home page has both numbers of high schools, apart from each other", async ({ page }) => {
    await page.goto("/")
    await expect(page.locator("#numbers")).toContainText("200")
    for (const [id, count] of [
      ["community", 1],
      ["faq", 0],
      ["numbers", 0],
      ["about", 0],
    ] as const)
      await expect(page.locator(`#${id}`).getByText("250+")).toHaveCount(count)
  })

  test("after the season, the beginning of the home page links to the papers, but to no program", async ({ page }) => {
    await page.goto("/")
    await expect(page.getByRole("link", { name: "Read Student Publications" })).toHaveAttribute(
      "href",
      "/research/#publications",
    )
    // The fixture was built after its season.
    await expect(page.locator("#mission").getByRole("link")).toHaveCount(0)
  })

  test("the tracks have the dates of the research program, except on the page of the bootcamp", async ({ page }) => {
    for (const [path, count] of [
      ["/", 7],
      ["/bootcamp/", 0],
    ] as const) {
      await page.goto(path)
      const tracks = page.locator("#capstone-tracks")
      await expect(tracks.getByRole("heading", { level: 3 })).toHaveCount(7)
      await expect(tracks.getByText("June 17 – August 12, 2025")).toHaveCount(count)
    }
  })

  test("no number of the home page is larger than the others", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto("/")
    const values = page.locator("#numbers dt + dd")
    const sizes = await values.evaluateAll((all) => all.map((value) => getComputedStyle(value).fontSize))
    expect(sizes.length).toBeGreaterThan(1)
    expect(new Set(sizes).size).toBe(1)
  })

  test("papers and people are described for search engines", async ({ page }) => {
    const described = async (path: string) => {
      await page.goto(path)
      return (await page.locator('script[type="application/ld+json"]').allTextContents()).join("\n")
    }
    expect((await described("/research/")).match(/"ScholarlyArticle"/g)).toHaveLength(9)
    const team = await described("/team/")
    expect(team.match(/"Person"/g)).toHaveLength(12)
    expect(team.match(/"alumniOf"/g)).toHaveLength(11)
  })

  test("the home page names the first three people of the team", async ({ page }) => {
    await page.goto("/team/")
    const names = page.getByRole("heading", { level: 3 })
    const firstNames = (await names.allTextContents()).slice(0, 3)
    await page.goto("/")
    await expect(page.locator("#about").locator(names)).toHaveText(firstNames)
  })

  test("about 100 links for search engines are hidden from view, from screen readers and from the tab order", async ({
    page,
  }) => {
    await page.goto("/")
    const navigation = page.getByTestId("seo-navigation")
    await expect(navigation).toHaveAttribute("aria-hidden", "true")
    const links = navigation.locator("a")
    expect(await links.count()).toBeGreaterThanOrEqual(95)
    const tabIndexes = await links.evaluateAll((all) => all.map((link) => (link as HTMLElement).tabIndex))
    expect(new Set(tabIndexes)).toEqual(new Set([-1]))
    expect((await navigation.boundingBox())?.width).toBeLessThanOrEqual(1)
    expect(await links.first().evaluate((link) => link.checkVisibility())).toBe(false)
  })
})

test("the links of header and footer have the specified targets", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto("/team/")
  const main = page.getByRole("navigation", { name: "Main" })
  for (const [name, href] of [
    ["Mentor Hiring", "/hiring/"],
    ["Testimonials", "/testimonials/"],
    ["Research", "/research/"],
    ["Bootcamp", "/bootcamp/"],
  ] as const)
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", href)
  await expect(page.getByRole("banner").getByRole("link").first()).toHaveAttribute("href", "/")

  const footer = page.getByRole("navigation", { name: "Footer" })
  await expect(footer.getByRole("link", { name: "Curriculum" })).toHaveAttribute("href", "/curriculum/")
  await expect(footer.getByRole("link", { name: "Contact" })).toHaveAttribute("href", /^mailto:/)
  await expect(footer.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy/")
  await footer.getByRole("link", { name: "FAQ" }).click()
  await expect(page).toHaveURL(/\/#faq$/)
  await expect(page.locator("#faq")).toBeInViewport()
  await main.getByRole("link", { name: "Mentor Hiring" }).click()
  await expect(page.getByText(/^This is the local form provider/)).toBeVisible()
})
