import type { Page } from "@playwright/test"

/**
 * Returns descriptions of the texts of a page that do not suit a large font:
 * - words of up to 30 characters that end outside the window, and that the visitor cannot scroll into it
 * - words of up to 14 characters that are broken between two lines
 * - first and second headings that are smaller than a paragraph
 */
export function largeFontFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const hidden = "[aria-hidden], [inert], .visually-hidden, [href='#content'], script, style, noscript"
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest(hidden)) continue
      // A line may end at a hyphen or a slash. An address may be wider than a line.
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s\-–—/]*[\p{L}\p{N}]/gu)) {
        if (word.length > 30 || word.includes("@")) continue

        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        const isCut = boxes.some(({ right }) => right > window.innerWidth + 1) && !element.closest("[role=group]")
        const isBroken = word.length <= 14 && new Set(boxes.map(({ top }) => Math.round(top))).size > 1
        if (isCut) faults.push(`cut off: ${word} in ${element.textContent}`)
        if (isBroken) faults.push(`broken: ${word} in ${element.textContent}`)
      }
    }
    const largest = Math.max(...[...document.querySelectorAll("main p")].map(sizeOf))
    for (const heading of document.querySelectorAll("main :is(h1, h2)"))
      if (sizeOf(heading) < largest - 0.5) faults.push(`smaller than a paragraph: ${heading.textContent}`)
    return faults
  })
}
