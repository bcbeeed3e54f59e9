import { expect, test } from "@playwright/test"
import { watchConfetti } from "./support/confetti"
import { answerRecords, applicant, found, isRecordsRequest, listOf, record } from "./support/recordsAnswers"
import { watchForFaults } from "./support/watch"

const address = `/letter/${applicant.id}/`

test("says that it is loading, then shows the letter with its facts and steps", async ({ page }) => {
  const faults = watchForFaults(page)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await answerRecords(page, () => found())
  // Asked before the route above: it holds the answer back.
  await page.route(isRecordsRequest, async (route) => {
    await asked
    await route.fallback()
  })
  await page.goto(address)
  const status = page.getByRole("main").getByRole("status")
  await expect(status).toHaveText("Loading...")
  await expect(page.getByText("Congratulations")).toHaveCount(0)
  answer()

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Congratulations, ${applicant.name}`)
  await expect(page.getByText("Loading...")).toHaveCount(0)
  const letter = page.getByRole("article")
  await expect(letter).toContainText("16 countries")
  await expect(letter).toContainText("6/5/2024")
  await expect(letter.getByRole("heading", { name: "Next steps" })).toBeVisible()
  await expect(letter.getByRole("list").first().getByRole("listitem")).toHaveCount(4)
  await expect(letter.getByText("In your time zone:")).toBeVisible()
  expect(faults).toEqual([])
})

test("opens its documents in a new tab, and leads to the commit form, aid and the calendar", async ({ page }) => {
  await answerRecords(page, () => found())
  await page.goto(address)
  for (const [name, href] of [
    ["Program Overview", "/documents/research-overview.pdf"],
    ["Terms of Service", "/documents/research-terms.pdf"],
  ] as const) {
    const link = page.getByRole("link", { name: `${name} (opens in a new tab)` })
    await expect(link).toHaveAttribute("href", href)
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", /noopener/)
  }
  await expect(page.getByRole("link", { name: "Add the dates to your calendar" })).toHaveAttribute(
    "href",
    "/documents/research-calendar.ics",
  )
  await expect(page.getByRole("link", { name: "Apply for financial aid" })).toHaveAttribute(
    "href",
    /^\/financial-aid-application/,
  )
  await page.getByRole("link", { name: "Commit to your place" }).click()
  await expect(page).toHaveURL(new RegExp(`/commit/${applicant.id}/?$`))
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("800 pieces of confetti fall once, and their canvas goes with the last of them", async ({ page }) => {
  const faults = watchForFaults(page)
  const confetti = await watchConfetti(page)
  await answerRecords(page, () => found())
  await page.goto(address)
  const canvas = page.locator("canvas")
  await expect(canvas).toHaveAttribute("aria-hidden", "true")
  await expect(canvas).toHaveCSS("pointer-events", "none")
  await expect.poll(confetti.mostPieces).toBe(800)
  await expect(canvas).toHaveCount(0, { timeout: 30_000 })
  const frames = await confetti.frames()
  await page.waitForTimeout(500)
  expect(await confetti.frames()).toBe(frames)
  expect(confetti.timesFetched()).toBe(1)
  expect(faults).toEqual([])
})

test("nothing falls and nothing is fetched for it where motion is to be reduced", async ({ page }) => {
  const confetti = await watchConfetti(page)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await answerRecords(page, () => found())
  await page.goto(address, { waitUntil: "networkidle" })
  await expect(page.getByText(applicant.name)).toBeVisible()
  await page.waitForTimeout(500)
  await expect(page.locator("canvas")).toHaveCount(0)
  expect(confetti.timesFetched()).toBe(0)
})

test.describe("while nothing is found yet", () => {
  test("the confetti is not fetched", async ({ page }) => {
    const confetti = await watchConfetti(page)
    await answerRecords(page, () => "never")
    await page.goto(address)
    await page.waitForTimeout(500)
    expect(confetti.timesFetched()).toBe(0)
  })
})

for (const [what, name] of [
  ["quotes", `Robin "Birdie" O'Fenn & Sons \\ {name}`],
  ["markup", '<b>Bold</b> <img src="x" onerror="document.title=1"><script>document.title=2</script>'],
  ["right-to-left script", "نور الهدى بستاني"],
  ["emoji", "Wren 🪁👩🏽‍🔬 Quillhaven"],
  ["300 characters", "Anastasia-Maximiliana ".repeat(14).slice(0, 299) + "a"],
  ["300 characters without a space", "W".repeat(300)],
] as const)
  test(`a name with ${what} is text, and the page keeps its width at 320 px`, async ({ page }) => {
    const faults = watchForFaults(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await answerRecords(page, () => found(name))
    await page.goto(address)
    await expect(page.locator("h1 bdi")).toHaveText(name)
    await expect(page.locator("h1 bdi > *")).toHaveCount(0)
    await expect(page).toHaveTitle("Your admission letter | BLAST AI")
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    expect(faults).toEqual([])
  })

test("somebody without a name in the table gets the letter all the same", async ({ page }) => {
  await answerRecords(page, () => listOf([record(applicant.id)]))
  await page.goto(address)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Congratulations")
})
