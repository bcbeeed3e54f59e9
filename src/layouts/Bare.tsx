import { SeasonContext } from "../features/season/seasonContext"
import { Seo } from "../head/Seo"
import { Banner } from "./Banner/Banner"
import type { LayoutProps } from "./Standard"
import { useSeasonOfSite } from "./useSeasonOfSite"

/** Layout of the personal pages: banner and content, without header, footer and canonical link. */
export function Bare({ seo, children }: Pick<LayoutProps, "seo" | "children">) {
  return (
    <SeasonContext.Provider value={useSeasonOfSite()}>
      <Seo seo={seo} />
      <Banner />
      <main id="content">{children}</main>
    </SeasonContext.Provider>
  )
}
