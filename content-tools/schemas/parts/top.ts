import { pictureShapes } from "../fields/pictureShapes"
import { group } from "../fields/group"
import { linkItem } from "../fields/links"
import { figure } from "../fields/pictures"
import { heading, prose } from "../fields/texts"
import { voice } from "./sectionText"
import { seo } from "./seo"

const hero = group("Hero", {
  eyebrow: heading("Small line above the heading.", 80).optional(),
  title: heading("The heading of the page."),
  lede: prose("One or two sentences about the page."),
  closedLede: prose(
    "Replaces the lede once all applications are closed, also while the programs run and after them.",
  ).optional(),
  primary: linkItem("The main button.").optional(),
  secondary: linkItem("The second button.").optional(),
  third: linkItem("The third button.").optional(),
  figure: figure("The picture.", pictureShapes.hero).optional(),
  voice,
})

/** The fields with which the file of a public page begins. */
export const pageTop = { seo, hero: hero.describe("Top of the page.") }
