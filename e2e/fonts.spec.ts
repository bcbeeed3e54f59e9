import { expect, test, type CDPSession, type Page } from "@playwright/test"
import { openReference, referenceScreenshots } from "./support/referenceScreenshots"

const documentOf = async (session: CDPSession) =>
  (await session.send("DOM.getDocument", { depth: -1, pierce: true })).root
type DomNode = Awaited<ReturnType<typeof documentOf>>

/** The families of src/styles/fonts.css, as Chromium reports them: `Figtree Light`. */
const siteFont = /^(Figtree|Bricolage Grotesque)( |$)/

/**
 * Lists the text that is not rendered in the site's fonts, such as a character that these fonts lack. Includes
 * pseudo-elements, placeholders and form controls; excludes frames.
 * @returns one line for each text, with the fonts that render it
 */
async function textInOtherFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send("DOM.enable")
  await session.send("CSS.enable")
  const texts = await Promise.all(
    renderedTexts(await documentOf(session)).map(async ({ nodeId, text }) => {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId })
      return { text, others: fonts.map(({ familyName }) => familyName).filter((name) => !siteFont.test(name)) }
    }),
  )
  await session.detach()
  return texts.filter(({ others }) => others.length > 0).map(({ text, others }) => `${text} in ${others.join(", ")}`)
}

/** Returns the text nodes and pseudo-elements of a node. */
function renderedTexts({
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
    ...[...children, ...shadowRoots, ...pseudoElements].flatMap(renderedTexts),
  ]
}

// The reference screenshots need this, because installed fonts differ between machines.
for (const state of new Set(referenceScreenshots.map((reference) => reference.state)))
  test(`${state.name} renders every character in the site's fonts`, async ({ browser, baseURL }) => {
    const page = await openReference(browser, baseURL, { state, width: 360, colorScheme: "light" })
    expect(await textInOtherFonts(page)).toEqual([])
    await page.context().close()
  })
