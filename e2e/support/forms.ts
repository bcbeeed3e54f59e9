import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test"

/** The frame of the page's embedded form. */
export const formFrame = (page: Page) => page.locator('iframe[id^="JotFormIFrame-"]')

/** What stands in that frame. */
export const formIn = (page: Page): FrameLocator => formFrame(page).contentFrame()

/** Brings the form into view and waits until it is there. */
export async function bringForm(page: Page): Promise<FrameLocator> {
  await formFrame(page).evaluate((frame) => frame.scrollIntoView())
  await expect(formIn(page).getByRole("button", { name: "Send" })).toBeVisible()
  return formIn(page)
}

/** Origin of the local provider and number of the page's form. */
export async function addressOf(page: Page): Promise<{ origin: string; formId: string }> {
  const { origin, pathname } = new URL((await formFrame(page).getAttribute("src")) ?? "")
  return { origin, formId: pathname.slice(1) }
}

/** Height of the frame in CSS pixels, as it is drawn. */
export const drawnHeight = (frame: Locator) => frame.evaluate((element) => element.getBoundingClientRect().height)

/** Has the form say something to the page, from its own window and origin. */
export const sayFrom = (form: FrameLocator, message: unknown) =>
  form.locator("body").evaluate((_body, data) => window.parent.postMessage(data, "*"), message)

/** Waits until everything that was said before has been heard. */
export const settle = (page: Page) => page.waitForTimeout(300)

/** Whether what the frame holds is wholly visible without scrolling inside it. */
export const isWholeFormShown = (form: FrameLocator) =>
  form.locator("html").evaluate((root) => root.scrollHeight <= root.clientHeight)

/** How far the page is wider than the window, in CSS pixels. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Fills in what the local provider's form asks for, and sends it. */
export async function sendForm(form: FrameLocator): Promise<void> {
  await form.getByLabel("Full name").fill("Maya Example")
  await form.getByLabel("Email").fill("maya@school.example")
  await form.getByRole("button", { name: "Send" }).click()
}
