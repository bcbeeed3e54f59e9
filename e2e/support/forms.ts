import { expect, type FrameLocator, type Page } from "@playwright/test"

/** Returns the frame of the page's embedded form. */
export const formFrame = (page: Page) => page.locator('iframe[id^="JotFormIFrame-"]')

/** Returns the document in the form's frame. */
export const formContent = (page: Page): FrameLocator => formFrame(page).contentFrame()

/** Scrolls to the form and waits until it is loaded. */
export async function scrollToForm(page: Page): Promise<FrameLocator> {
  await formFrame(page).evaluate((frame) => frame.scrollIntoView())
  await expect(formContent(page).getByRole("button", { name: "Send" })).toBeVisible()
  return formContent(page)
}

/** Returns the origin of the local form provider and the id of the page's form. */
export async function formUrl(page: Page): Promise<{ origin: string; formId: string }> {
  const { origin, pathname } = new URL((await formFrame(page).getAttribute("src")) ?? "")
  return { origin, formId: pathname.slice(1) }
}

/** Returns the rendered height of the form's frame in CSS pixels. */
export const formHeight = (page: Page) => formFrame(page).evaluate((element) => element.getBoundingClientRect().height)

/** Posts messages from a frame to the page around it. */
export const postMessages = (frame: FrameLocator, ...messages: unknown[]) =>
  frame
    .locator("body")
    .evaluate((_body, data) => data.forEach((message) => window.parent.postMessage(message, "*")), messages)

/**
 * Waits until the page has handled every message that its form has sent so far, and has rendered the result. Messages
 * of one window arrive in order, and an idle callback runs after all pending work.
 */
export async function waitForMessages(page: Page): Promise<void> {
  const lastMessage = `last ${crypto.randomUUID()}`
  const listener = await page.evaluateHandle((message) => {
    const received = new Promise<void>((resolve) =>
      window.addEventListener("message", ({ data }) => data === message && resolve()),
    )
    return { received }
  }, lastMessage)
  await postMessages(formContent(page), lastMessage)
  await listener.evaluate(({ received }) => received)
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}

/** Returns whether the frame shows its whole document without scrolling. */
export const fitsFrame = (form: FrameLocator) =>
  form.locator("html").evaluate((root) => root.scrollHeight <= root.clientHeight)

/** Fills in the required fields of the local provider's form and submits it. */
export async function submitForm(form: FrameLocator): Promise<void> {
  await form.getByLabel("Full name").fill("Maya Example")
  await form.getByLabel("Email").fill("maya@school.example")
  await form.getByRole("button", { name: "Send" }).click()
}
