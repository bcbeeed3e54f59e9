import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { openGraphPicture } from "../../src/routes"
import { contentFolder } from "../contentFolder"
import { renderCard } from "./renderCard"

interface SeoText {
  title: string
  description: string
}

interface PageText {
  seo: SeoText
  hero?: { figure: { imageSrc: string | null } | null }
}

interface Answer {
  data?: { site: { name: string } } & Record<string, PageText>
  errors?: unknown
}

/** The words of every page that has a picture for shared links; the name of a field says its page. */
const query = `{
  site: siteFacts { name }
  home: homePage { seo { title description } hero { figure { imageSrc } } }
  bootcamp: bootcampPage { seo { title description } }
  research: researchPage { seo { title description } }
  testimonials: testimonialsPage { seo { title description } }
  team: teamPage { seo { title description } }
  curriculum: curriculumPage { seo { title description } }
  apply: applyPage { seo { title description } }
  applyResearch: applyResearchPage { seo { title description } }
}`

const paths: Readonly<Record<string, string>> = {
  home: "/",
  bootcamp: "/bootcamp/",
  research: "/research/",
  testimonials: "/testimonials/",
  team: "/team/",
  curriculum: "/curriculum/",
  apply: "/apply/",
  applyResearch: "/apply-research/",
}

/** Draws the picture of every page for shared links into public/, so that none can say other words than its page. */
export async function writeCards(graphql: (query: string) => Promise<unknown>): Promise<void> {
  const { data, errors } = (await graphql(query)) as Answer
  if (!data || errors) throw new Error(`The words for shared links could not be read: ${JSON.stringify(errors)}`)
  const { site, ...pages } = data
  await mkdir("public/open-graph", { recursive: true })
  for (const [name, page] of Object.entries(pages)) {
    const pagePath = paths[name]
    if (!pagePath) throw new Error(`The page ${name} has no path for its shared link.`)
    const picture = page.hero?.figure?.imageSrc ?? data["home"]?.hero?.figure?.imageSrc
    const card = await renderCard({
      ...page.seo,
      siteName: site.name,
      picture: picture && !picture.startsWith("https://") ? path.join(contentFolder(), picture) : undefined,
    })
    await writeFile(path.join("public", openGraphPicture(pagePath)), card)
  }
}
