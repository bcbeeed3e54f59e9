import { loadContent } from "../../gatsby/content/load"

/** Returns the content that the site under test was built from, with the facts put into its prose. */
export function contentUnderTest() {
  return loadContent(process.env.CONTENT_UNDER_TEST, false)
}
