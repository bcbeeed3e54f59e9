import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test"

/** The frame of the page's embedded form. */
export const formFrame = (page: Page) => page.locator('iframe[id^="JotFormIFrame-"]')

/** The document in that frame. */
export const formIn = (page: Page): FrameLocator => formFrame(page).contentFrame()

/** Brings the form into view and waits until it is loaded. */
export async function bringForm(page: Page): Promise<FrameLocator> {
  await formFrame(page).evaluate((frame) => frame.scrollIntoView())
  await expect(formIn(page).getByRole("button", { name: "Send" })).toBeVisible()
  return formIn(page)
}

/** Origin of the local provider and id of the page's form. */
export async function addressOf(page: Page): Promise<{ origin: string; formId: string }> {
  const { origin, pathname } = new URL((await formFrame(page).getAttribute("src")) ?? "")
  return { origin, formId: pathname.slice(1) }
}

/** Height of the frame in CSS pixels, as it is rendered. */
export const drawnHeight = (frame: Locator) => frame.evaluate((element) => element.getBoundingClientRect().height)

/** Posts a message from a frame's own window and origin to the page around it. */
export const sayFrom = (frame: FrameLocator, ...messages: unknown[]) =>
  frame
    .locator("body")
    .evaluate((_body, data) => data.forEach((message) => window.parent.postMessage(message, "*")), messages)

/**
 * Waits until the page has handled every message that a frame has sent so far, and has rendered the result. Messages of one
 * window arrive in order, and an idle callback runs after all pending work.
 */
export async function settle(page: Page, frame = formIn(page)): Promise<void> {
  const last = `last ${crypto.randomUUID()}`
  const heard = await page.evaluateHandle((awaited) => {
    const isHeard = new Promise<void>((resolve) =>
      window.addEventListener("message", ({ data }) => data === awaited && resolve()),
    )
    return { isHeard }
  }, last)
  await sayFrom(frame, last)
  await heard.evaluate(({ isHeard }) => isHeard)
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}

/** Whether the frame shows its whole document without scrolling. */
export const isWholeFormShown = (form: FrameLocator) =>
  form.locator("html").evaluate((root) => root.scrollHeight <= root.clientHeight)

/** Fills in the fields that the local provider's form requires, and sends it. */
export async function sendForm(form: FrameLocator): Promise<void> {
  await form.getByLabel("Full name").fill("Maya Example")
  await form.getByLabel("Email").fill("maya@school.example")
  await form.getByRole("button", { name: "Send" }).click()
}
