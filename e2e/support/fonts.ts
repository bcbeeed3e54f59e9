import type { CDPSession, Page } from "@playwright/test"

const documentOf = async (session: CDPSession) =>
  (await session.send("DOM.getDocument", { depth: -1, pierce: true })).root
type DomNode = Awaited<ReturnType<typeof documentOf>>

/** The families of src/styles/fonts.css, as Chromium reports them: `Figtree Light`. */
const siteFont = /^(Figtree|Bricolage Grotesque)( |$)/

/**
 * Returns the text that the browser draws in another font than the site's own, such as a character that those fonts lack.
 * Includes pseudo-elements, placeholders and the inside of form controls; excludes the documents of frames.
 * @returns one line for each text, with the fonts that draw it
 */
export async function textInOtherFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send("DOM.enable")
  await session.send("CSS.enable")
  const texts = await Promise.all(
    drawnTexts(await documentOf(session)).map(async ({ nodeId, text }) => {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId })
      return { text, others: fonts.map(({ familyName }) => familyName).filter((name) => !siteFont.test(name)) }
    }),
  )
  await session.detach()
  return texts.filter(({ others }) => others.length > 0).map(({ text, others }) => `${text} in ${others.join(", ")}`)
}

/** Returns the text nodes and pseudo-elements of a node. */
function drawnTexts({
  nodeId,
  nodeType,
  nodeName,
  nodeValue,
  children = [],
  shadowRoots = [],
  pseudoElements = [],
}: DomNode): { nodeId: number; text: string }[] {
  if (nodeType === 3) return [{ nodeId, text: nodeValue.trim() }]
  return [
    ...pseudoElements.map((element) => ({ nodeId: element.nodeId, text: `${nodeName}${element.nodeName}` })),
    ...[...children, ...shadowRoots, ...pseudoElements].flatMap(drawnTexts),
  ]
}
