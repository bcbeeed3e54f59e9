import { allOf } from "./support/allOf"
import { expectNoOverflow } from "./support/layout"
import { expect, test } from "./support/test"

test.use({ viewport: { width: 360, height: 780 }, timezoneId: "Europe/Berlin" })

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("/parents/ answers each question one link below its heading, from the texts that it quotes", async ({
    page,
  }) => {
    await page.goto("/parents/")
    const questions = page.getByRole("navigation", { name: "What families need to know" })
    for (const [question, answer] of [
      ["What does it cost", "$1,460"],
      ["What does it cost", "historically 30% of students"],
      ["How many hours", "Research takes 20–30 hours a week"],
      ["Who teaches", "mentors lead the groups"],
      ["How are applications decided", "On a rolling basis"],
      ["How do we leave", "You may leave the program at any time"],
      ["Which rules of conduct", "Harassment"],
      ["Which rules apply to AI tools", "Where you use an AI tool for writing or code, you say so"],
      ["Who owns the work", "stays yours"],
      ["Who can see our data", "The staff who decide on applications"],
      ["Which documents", "June 17 – August 12, 2025"],
    ] as const) {
      await questions.getByRole("link", { name: question }).click()
      const section = page.getByRole("region", { name: question })
      await expect(section.getByRole("heading", { name: question })).toBeInViewport()
      await expect(section).toContainText(answer)
    }
    const main = page.getByRole("main")
    await expect(main).not.toContainText("{{")
    await expect(main.locator('a[href^="/parents/"]'), "links to this page").toHaveCount(0)
    await expectNoOverflow(page)
  })

  test("/parents/ lists the questions to ask first that nothing answers, with an email that contains them", async ({
    page,
  }) => {
    await page.goto("/parents/")
    const region = page.getByRole("region", { name: "Ask us before you commit" })
    await expect(region.getByRole("listitem")).toHaveText(["Is there a deposit?"])
    const email = new URL((await region.getByRole("link").getAttribute("href")) ?? "")
    expect(email.searchParams.get("body")).toBe("Before we commit, we would like to know:\r\n\r\nIs there a deposit?")
  })

  test("points of a quoted text are a list, on /parents/ and in the FAQ", async ({ page }) => {
    const points = [/^to come to the weekly lecture/, /^to tell your mentor/, /./, /./]
    for (const [path, place] of [
      ["/parents/", "#participation"],
      ["/", "#faq-falling-behind"],
    ] as const) {
      await page.goto(path)
      await expect(page.locator(place).locator("p")).toContainText("so we ask you:")
      await expect(page.locator(place).getByRole("listitem")).toHaveText(points)
    }
  })

  test("footer, FAQ, /apply/ and /research/ link to /parents/", async ({ page }) => {
    for (const [path, place] of [
      ["/team/", "footer nav"],
      ["/", "#faq"],
      ["/apply/", "main"],
      ["/research/", "main"],
    ] as const) {
      await page.goto(path)
      await expect(page.locator(place).locator('a[href^="/parents/"]'), path).toBeVisible()
    }
  })

  test("/apply/ and /research/ link to the documents, with their cohort", async ({ page }) => {
    for (const path of ["/apply/", "/research/"]) {
      await page.goto(path)
      await expect(page.getByText(/admitted students.*June 17 – August 12, 2025/)).toBeVisible()
      for (const id of ["research-overview", "research-terms"])
        await expect(page.locator(`main a[href="/documents/${id}.pdf"]`)).toBeVisible()
    }
  })

  test("the breadcrumb of /apply/ is the name of the page, not its title in search results", async ({ page }) => {
    await page.goto("/apply/")
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.find((text) => text.includes("BreadcrumbList"))).toContain('"name":"Apply"')
  })
})

test("the hours are also in the time zone of the reader", async ({ page }) => {
  await page.goto("/parents/#hours")
  await expect(page.locator("#hours")).toContainText("In your time zone: 5:00 PM GMT+2")
})

test("/parents/ keeps its table of contents beside the texts on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto("/parents/")
  const contents = page.getByRole("main").getByRole("navigation")
  const section = page.locator("main section").nth(4)
  await section.evaluate((element) => element.scrollIntoView())
  for (const link of await allOf(contents.getByRole("link"))) await expect(link).toBeInViewport({ ratio: 1 })
  const [list, text] = [await contents.boundingBox(), await section.boundingBox()]
  expect(list?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? Infinity))
})

test("the table of contents of /parents/ underlines the section that is being read more heavily", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto("/parents/")
  const isKnown = await page.evaluate(() => CSS.supports("selector(:target-current)"))
  test.skip(!isKnown, "This browser does not know :target-current.")
  const link = page.getByRole("main").getByRole("navigation").getByRole("link").nth(4)
  const thickness = () => link.evaluate((element) => parseFloat(getComputedStyle(element).textDecorationThickness))
  const before = await thickness()
  await page
    .locator("main section")
    .nth(4)
    .evaluate((element) => element.scrollIntoView())
  await expect.poll(thickness).toBeGreaterThan(before)
  // On a narrow screen, the list is not beside the texts.
  await page.setViewportSize({ width: 360, height: 780 })
  await expect.poll(thickness).toBe(before)
})
