import { z } from "zod"
import { listLimit } from "../fields/listLimit"
import { linkItem } from "../fields/links"
import { nonEmptyList } from "../fields/lists"
import { heading, prose } from "../fields/texts"
import { seo } from "../parts/seo"

/** `content/pages/not-found.json` */
export const notFoundPage = z.strictObject({
  seo,
  title: heading("The heading."),
  text: prose("What to do now."),
  links: nonEmptyList(linkItem("One link."), "Links to other pages.", listLimit(12, "the page", "a link")),
})
