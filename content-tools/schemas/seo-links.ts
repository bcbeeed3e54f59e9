import { z } from "zod"
import { link } from "./fields/links"
import { label } from "./fields/texts"

/** A keyword link for crawlers: `content/seo-links.json`. */
export const seoLink = z.strictObject({
  label: label("The keywords."),
  href: link("A page or anchor of this site.").meta({ mayRepeat: true }),
})
