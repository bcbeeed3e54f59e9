import { publicPages } from "../src/routes"
import { carousels } from "./support/carousel"
import { finishTransitions, waitForHydration } from "./support/clock"
import { expect, test } from "./support/test"

/** Lists the focusable elements with a focus ring below 3:1 contrast (WCAG 2.2, 1.4.11). */
const lowContrastRings = () => {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((value) => {
      const channel = Number(value) / 255
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const backgroundOf = (element: Element): string => {
    const own = getComputedStyle(element).backgroundColor
    const isTransparent = own === "transparent" || own.endsWith(", 0)")
    return isTransparent && element.parentElement ? backgroundOf(element.parentElement) : own
  }
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>("a[href], button, input, [tabindex='0']")) {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest("[inert]")) continue
    element.focus({ preventScroll: true, focusVisible: true })
    const { outlineColor, outlineStyle } = getComputedStyle(element)
    const background = backgroundOf(element.parentElement ?? element)
    const [lighter = 0, darker = 0] = [luminance(outlineColor), luminance(background)].sort((a, b) => b - a)
    const contrast = (lighter + 0.05) / (darker + 0.05)
    if (document.activeElement === element && (outlineStyle === "none" || contrast < 3))
      found.push(`${element.textContent || element.outerHTML}: ${outlineColor} on ${background}`)
  }
  return found
}

for (const { path } of publicPages)
  test(`every focusable element of ${path} has a visible focus ring, in light and in dark`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    // The first Tab press also mounts the carousels.
    await page.keyboard.press("Tab")
    const expected = carousels.filter((carousel) => carousel.path === path).length
    await expect(page.locator("[aria-roledescription=carousel]")).toHaveCount(expected)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      await finishTransitions(page)
      expect(await page.evaluate(lowContrastRings), colorScheme).toEqual([])
    }
  })
