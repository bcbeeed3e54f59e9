import type { Page } from "@playwright/test"

/**
 * Returns the focusable elements whose focus ring has a contrast below 3:1 (WCAG 2.2, 1.4.11). Call it with reduced
 * motion, because colors otherwise change in a transition. Afterwards, no element has the focus.
 */
export async function focusRingFaults(page: Page): Promise<string[]> {
  // The browser shows the ring after a key, not after a press of the mouse.
  await page.keyboard.press("Tab")
  return page.evaluate(() => {
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
    for (const element of document.querySelectorAll<HTMLElement>("a[href], button, input, summary, [tabindex='0']")) {
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
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return found
  })
}
