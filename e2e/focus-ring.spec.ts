import { expect, test } from "@playwright/test"
import { carousels } from "./support/carousel"
import { finishTransitions, waitForHydration } from "./support/clock"
import { pages } from "./support/pages"

/** Lists the focusable elements with a focus ring below 3:1 contrast (WCAG 2.2, 1.4.11). */
const faintRings = () => {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((value) => {
      const share = Number(value) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const groundOf = (element: Element): string => {
    const own = getComputedStyle(element).backgroundColor
    const isClear = own === "transparent" || own.endsWith(", 0)")
    return isClear && element.parentElement ? groundOf(element.parentElement) : own
  }
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>("a[href], button, input, [tabindex='0']")) {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest("[inert]")) continue
    element.focus({ preventScroll: true, focusVisible: true })
    const { outlineColor, outlineStyle } = getComputedStyle(element)
    const ground = groundOf(element.parentElement ?? element)
    const [lighter = 0, darker = 0] = [luminance(outlineColor), luminance(ground)].sort((a, b) => b - a)
    const contrast = (lighter + 0.05) / (darker + 0.05)
    if (document.activeElement === element && (outlineStyle === "none" || contrast < 3))
      found.push(`${element.textContent || element.outerHTML}: ${outlineColor} on ${ground}`)
  }
  return found
}

for (const { path } of pages)
  test(`the focus is visible on everything of ${path}, in light and in dark`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    // The first Tab key press also mounts the carousels, whose buttons take part.
    await page.keyboard.press("Tab")
    const expected = carousels.filter((carousel) => carousel.path === path).length
    await expect(page.locator("[aria-roledescription=carousel]")).toHaveCount(expected)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      await finishTransitions(page)
      expect(await page.evaluate(faintRings), colorScheme).toEqual([])
    }
  })
