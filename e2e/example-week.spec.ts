import { settle } from "./support/clock"
import { observeLayoutShifts } from "./support/layout"
import { applicant, found, stubRecordsApi } from "./support/recordsApi"
import { expect, test, type Page } from "./support/test"

const days = (page: Page) =>
  page.getByRole("region", { name: "A typical week" }).getByRole("list").first().getByRole("listitem")

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  for (const path of ["/research/", "/parents/"])
    test(`${path} lists the days of an example week, with the time in Los Angeles and the hours`, async ({ page }) => {
      await page.goto(path)
      await expect(days(page)).toHaveText([
        /^Monday\s*Lecture, 1 hour\s*8:00 AM PDT\s*Own work, 3 hours$/,
        /^Tuesday\s*Group meeting, 1 hour\s*8:00 AM PDT\s*Own work, 4 hours$/,
        /^Wednesday\s*Own work, 4 hours$/,
        /^Thursday\s*Group meeting/,
        /^Friday\s*Group meeting/,
        /^Saturday\s*Own work, 3 hours$/,
        /^Sunday\s*Free$/,
      ])
      const region = page.getByRole("region", { name: "A typical week" })
      await expect(region.getByRole("heading", { level: 3 })).toHaveCount(7)
      await expect(region).toContainText("This is an example")
      await expect(region).toContainText("In all: 25 hours")
    })
})

test.describe("in another time zone", () => {
  test.use({ timezoneId: "Europe/Berlin" })
  test("the letter and /parents/ have the local time of the lecture in the weeks of the program", async ({ page }) => {
    await stubRecordsApi(page, () => found())
    for (const path of ["/parents/", `/letter/${applicant.id}/`]) {
      await page.goto(path)
      await days(page).first().scrollIntoViewIfNeeded()
      await expect(days(page).first()).toContainText("Your time: 5:00 PM GMT+2")
      await expect(days(page).nth(2)).not.toContainText("Your time")
    }
  })
})

test.describe("with the longest local time", () => {
  test.use({ timezoneId: "Australia/Adelaide" })
  for (const [width, columns] of [
    [360, 1],
    [768, 1],
    [1440, 7],
  ] as const)
    test(`the week has ${columns} columns at ${width} px, in which each text fits, and the local times move nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1000 })
      const expectShiftsBelow = await observeLayoutShifts(page)
      await page.goto("/research/#week")
      await expect(days(page).first()).toContainText("the next day")
      await settle(page)
      await expectShiftsBelow(0.001, { after: "fonts" })
      const lefts = await days(page).evaluateAll((all) => all.map((day) => day.getBoundingClientRect().left))
      expect(new Set(lefts).size).toBe(columns)
      const wide = await days(page).evaluateAll((all) => all.filter((day) => day.scrollWidth > day.clientWidth).length)
      expect(wide).toBe(0)
    })
})
