import { Seo } from "../head/Seo"
import { Banner } from "./Banner/Banner"
import type { LayoutProps } from "./Standard"

/** Layout of the personal pages: only the banner, and no canonical link. */
export function Bare({ seo, children }: Pick<LayoutProps, "seo" | "children">) {
  return (
    <>
      <Seo seo={seo} />
      <Banner />
      <main id="content">{children}</main>
    </>
  )
}
