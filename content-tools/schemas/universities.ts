import { z } from "zod"
import { pictureShapes } from "./fields/pictureShapes"
import { sample } from "./fields/flags"
import { entryId } from "./fields/ids"
import { pictureSource } from "./fields/pictures"
import { label } from "./fields/texts"

/** An institution in the logo strip: `content/universities.json`. */
export const university = z.strictObject({
  id: entryId("northmere"),
  name: label("Full name.", 80),
  shortName: label("Short name, shown if there is no logo.", 40),
  logo: pictureSource(
    "Logo on a transparent ground, such as a PNG file. Without it, the short and the full name are shown.",
    pictureShapes.logo,
  ).optional(),
  sample,
})
