import { hydrate, passTime, stopClock } from "./support/clock"
import { observeConfetti } from "./support/confetti"
import { delayRequests } from "./support/delayRequests"
import { combiningMarks, expectNoOverflow } from "./support/layout"
import { applicant, found, headedLetterPages, isRecordsUrl, stubRecordsApi } from "./support/recordsApi"
import { expect, test } from "./support/test"

const address = `/letter/${applicant.id}/`

test("the lookup ends with the letter and its confetti", async ({ page }) => {
  const confetti = await observeConfetti(page)
  await stubRecordsApi(page, () => found())
  const { requests, release } = await delayRequests(page, isRecordsUrl)
  await stopClock(page)

  await test.step("shows only the status while the records request is pending", async () => {
    await page.goto(address)
    await hydrate(page)
    expect(requests).toHaveLength(1)
    await passTime(page, 1000)
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading...")
    await expect(page.getByText("Congratulations")).toHaveCount(0)
    expect((await confetti()).mostPieces).toBe(0)
  })
  await test.step("shows the letter with its facts, steps, documents and links", async () => {
    release()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Congratulations, ${applicant.name}`)
    await expect(page.getByText("Loading...")).toHaveCount(0)
    const letter = page.getByRole("article")
    await expect(letter).toContainText("16 countries")
    await expect(letter).toContainText(/June 5, 2024\s*6\/5\/2024\s*Passed/)
    await expect(letter.getByRole("heading", { name: "Next steps" })).toBeVisible()
    await expect(letter.getByRole("list").first().getByRole("listitem")).toHaveCount(4)
    await expect(letter.getByText("In your time zone:")).toBeVisible()
    for (const [name, href] of [
      ["Program Overview (opens in a new tab)", "/documents/research-overview.pdf"],
      ["Terms of Service (opens in a new tab)", "/documents/research-terms.pdf"],
      ["Add the dates to your calendar", "/documents/research-calendar.ics"],
      ["Apply for financial aid", /^\/financial-aid-application/],
      ["Commit to your place", new RegExp(`^/commit/${applicant.id}/?$`)],
    ] as const)
      await expect(page.getByRole("link", { name }).first()).toHaveAttribute("href", href)
  })
  await test.step("800 pieces fall once, and the canvas is removed after the last one", async () => {
    const canvas = page.locator("canvas")
    await expect(canvas).toHaveAttribute("aria-hidden", "true")
    await expect(canvas).toHaveCSS("pointer-events", "none")
    const advance = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds)
      return { pieces: (await confetti()).mostPieces, canvases: await canvas.count() }
    }
    await expect.poll(() => advance(16)).toEqual({ pieces: 800, canvases: 1 })
    await expect.poll(() => advance(500), { timeout: 30_000 }).toEqual({ pieces: 800, canvases: 0 })
    const { frames } = await confetti()
    await passTime(page, 1000)
    expect((await confetti()).frames).toBe(frames)
  })
})

const names = [
  [
    "markup, quotes and 2,000 characters without a space",
    `<b>Bold</b> <img src="x" onerror="document.title=1"> "O'Fenn" \\ {name} 👩🏽‍🔬 ${"W".repeat(2000)}`,
  ],
  ["a hundred combining marks on each letter", "Zalgo".replace(/./g, (letter) => letter + combiningMarks)],
  ["right-to-left script", "نور الهدى بستاني ".repeat(10).trim()],
  ["few letters", "Bo"],
] as const

for (const { kind, heading: greeting } of headedLetterPages)
  // The pages share the script and the heading.
  for (const [what, name] of kind === "letter" ? names : names.slice(0, 1))
    test(`before any other script is loaded, a ${kind} shows a name with ${what}, and React keeps the heading`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.emulateMedia({ reducedMotion: "reduce" })
      await stubRecordsApi(page, () => found(name))
      const { release } = await delayRequests(page, /\.js$/)
      await page.goto(`/${kind}/${applicant.id}/`, { waitUntil: "commit" })
      const heading = page.getByRole("heading", { level: 1 })
      await expect(heading).toHaveText(`${greeting}, ${name}`)
      await expect(page.locator("h1 bdi > *")).toHaveCount(0)
      await expect(page.getByText("Loading...")).toHaveCount(0)
      const status = page.getByRole("status").filter({ has: heading })
      const changes = await status.evaluateHandle((element) => {
        const records: MutationRecord[] = []
        new MutationObserver((more) => records.push(...more)).observe(element, {
          childList: true,
          subtree: true,
          attributes: true,
          characterData: true,
        })
        return records
      })
      // The web fonts, which come later, have other heights of lines.
      await page.evaluate(() => document.fonts.ready)
      const before = await heading.boundingBox()

      release()
      await expect(page.getByRole("article")).toHaveAttribute("data-state", "found")
      await expect(page.getByRole("heading", { name: "Next steps" })).toBeVisible()
      expect(await heading.boundingBox()).toEqual(before)
      // A screen reader would announce a change again.
      expect(await changes.evaluate((records) => records.length)).toBe(0)
      await expect(page).toHaveTitle(/ \| BLAST AI$/)
      await expectNoOverflow(page)
    })

test("on a phone, the first link to the commit form is above the next steps", async ({ page }) => {
  await page.clock.setFixedTime(Date.UTC(2024, 5, 1))
  await page.setViewportSize({ width: 360, height: 780 })
  await stubRecordsApi(page, () => found())
  await page.goto(address)
  const box = await page.getByRole("link", { name: "Commit to your place" }).first().boundingBox()
  const steps = await page.getByRole("heading", { name: "Next steps" }).boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(steps?.y ?? 0)
})

test("the greeting is one word at 320 px with the text spacing of WCAG 1.4.12", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: "reduce" })
  await stubRecordsApi(page, () => found())
  await page.goto(address)
  const heading = page.getByRole("heading", { level: 1 })
  await expect(heading).toContainText("Congratulations")
  // Not a style sheet, which the content-security policy blocks.
  const lines = await heading.evaluate(async (element) => {
    await document.fonts.ready
    element.style.letterSpacing = "0.12em"
    element.style.wordSpacing = "0.16em"
    const range = document.createRange()
    range.selectNodeContents(element.firstChild ?? element)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})
