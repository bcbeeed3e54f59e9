import { z } from "zod"
import { listLimit } from "./fields/listLimit"
import { group } from "./fields/group"
import { link } from "./fields/links"
import { nonEmptyList } from "./fields/lists"
import { label } from "./fields/texts"

const navigationItem = group("NavigationItem", {
  label: label("Text of the link.", 40),
  href: link("Address that the link leads to."),
})

/** Links of header and footer: `content/navigation.json`. */
export const navigation = z.strictObject({
  header: nonEmptyList(navigationItem, "Links of the header, in order.", listLimit(8, "the header", "a link")),
  footer: nonEmptyList(navigationItem, "Links of the footer, in order.", listLimit(24, "the footer", "a link")),
})
