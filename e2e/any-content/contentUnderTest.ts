import { readFileSync } from "node:fs"
import path from "node:path"
import { factsFrom, resolveFacts, type FactSources } from "../../gatsby/content-model/facts"

interface PageText {
  seo: { title: string; description: string }
}

interface FaqItem {
  question: string
  answer: string
}

/** Reads the content that the site under test was built from, with the facts put into its prose. */
export function contentUnderTest() {
  const folder = process.env.CONTENT_UNDER_TEST ?? "test/content"
  const read = (file: string, replaceFacts = (text: string) => text) =>
    JSON.parse(readFileSync(path.join(folder, file), "utf8"), (_, value: unknown) =>
      typeof value === "string" ? replaceFacts(value) : value,
    ) as unknown
  const sources = {
    programmes: read("programmes.json"),
    letters: read("letters.json"),
    site: read("site.json"),
  } as FactSources
  const facts = factsFrom(sources)
  const withFacts = (file: string) => read(file, (text) => resolveFacts(text, facts))
  return {
    site: sources.site,
    programs: sources.programmes,
    faq: withFacts("faq.json") as FaqItem[],
    /** @param pagePath such as `/research/` */
    pageAt: (pagePath: string) => withFacts(`pages/${pagePath.replaceAll("/", "") || "home"}.json`) as PageText,
  }
}
