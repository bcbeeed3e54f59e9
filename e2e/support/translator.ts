import type { Page } from "@playwright/test"

/** When the translator begins. From then on, it translates every text that appears. */
export type TranslationStart = "before hydration" | "during hydration" | "after hydration"

/**
 * Translates a page as Chrome, Edge and Safari do: replaces each text node by two nested `<font>` elements, also of
 * each text that appears later. Call it before the page is opened.
 * @param suffix the end of each translation. Without it, the words stay the same, so that a test finds them
 */
export async function translate(page: Page, start: TranslationStart, suffix = ""): Promise<void> {
  await page.addInitScript(startTranslator, { start, suffix })
}

/** Runs in the page, so it must not use anything from its module. */
function startTranslator({ start, suffix }: { start: TranslationStart; suffix: string }): void {
  // The forms are frames.
  if (window !== top) return
  const untranslated = "title, script, style, noscript, template, textarea, font, svg, [translate=no]"
  const translateText = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated)) return
    const [outer, inner] = [document.createElement("font"), document.createElement("font")]
    inner.textContent = text.data + suffix
    outer.append(inner)
    text.replaceWith(outer)
  }
  const textsIn = (root: Node): Text[] => {
    if (root instanceof Text) return [root]
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts
  }
  const follow = () =>
    new MutationObserver((mutations) => {
      for (const { addedNodes } of mutations) for (const node of addedNodes) textsIn(node).forEach(translateText)
    }).observe(document, { childList: true, subtree: true })

  /**
   * Translates the page in tasks of a message channel. They alternate with the tasks in which React hydrates, also on a
   * stopped clock.
   */
  const begin = () => {
    follow()
    const texts = textsIn(document.body)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      texts.splice(0, 20).forEach(translateText)
      if (texts.length) port2.postMessage(undefined)
    }
    port2.postMessage(undefined)
  }
  if (start === "before hydration") return follow()

  // The site says in this object that it hydrates, and stops it afterwards (src/features/analytics/earlyClicks.ts).
  let early: Window["earlyClicks"]
  Object.defineProperty(window, "earlyClicks", {
    get: () => early,
    set: (created: NonNullable<typeof early>) => {
      early = created
      const { stop } = created
      if (start === "after hydration") created.stop = () => [stop(), begin()]
      else Object.defineProperty(created, "isHydrating", { set: begin })
    },
  })
}
