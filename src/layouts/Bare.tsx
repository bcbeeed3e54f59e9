import { Seo } from "../head/Seo"
import { Banner } from "./Banner/Banner"
import type { LayoutProps } from "./Standard"

/** Layout of the personal pages: banner and content, without header, footer and canonical link. */
export function Bare({ seo, children }: Pick<LayoutProps, "seo" | "children">) {
  return (
    <>
      <Seo seo={seo} />
      <Banner />
      <main id="content">{children}</main>
    </>
  )
}
