import { Seo } from "../head/Seo"
import { Banner } from "./Banner/Banner"
import type { LayoutProps } from "./layoutProps"

/** The banner and nothing else: for personal pages, which keep to themselves and set no canonical link. */
export function Bare({ seo, children }: Pick<LayoutProps, "seo" | "children">) {
  return (
    <>
      <Seo seo={seo} />
      <Banner />
      <main id="content">{children}</main>
    </>
  )
}
