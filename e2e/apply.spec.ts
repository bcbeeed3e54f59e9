import { waitForHydration } from "./support/clock"
import { eventsOf } from "./support/dataLayer"
import { expect, test } from "./support/test"

test("on a phone, the links to both applications are within the first screen and a half", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto("/apply/")
  for (const name of ["Bootcamp Application", "Apply to research"]) {
    const box = await page.getByRole("main").getByRole("link", { name }).first().boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(960)
  }
})

test("sections with a background reach both edges of the window", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto("/apply/")
    const box = await page.locator("#steps").boundingBox()
    expect(box).toMatchObject({ x: 0, width })
  }
})

test("the links in the hero send click events with their location", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/apply/")
  await waitForHydration(page)
  await page
    .getByRole("link", { name: "Apply to research" })
    .first()
    .click({ modifiers: ["Control"] })
  expect(await eventsOf(page, "apply_click")).toEqual([{ button_location: "hero", page_path: "/apply/" }])
})
