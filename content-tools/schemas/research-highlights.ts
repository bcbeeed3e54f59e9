import { z } from "zod"
import { pictureShapes } from "./fields/pictureShapes"
import { sample } from "./fields/flags"
import { addressOrPending } from "./fields/links"
import { alternativeText, caption, pictureSource } from "./fields/pictures"
import { crossFieldRule, wrongText } from "./fields/rules"
import { label, prose } from "./fields/texts"

/** `content/research-highlights.json` */
export const researchHighlight = z
  .strictObject({
    id: z
      .string()
      .regex(
        /^highlight-[1-9]\d*$/,
        wrongText("is not the id of a highlight.", 'Write "highlight-" and a number, such as "highlight-8".'),
      )
      .describe("highlight-1, highlight-2 and so on."),
    title: label("Title of the project.", 160),
    description: prose("Two or three sentences: question, method, finding."),
    collageImages: z
      .array(pictureSource("One picture of the collage.", pictureShapes.collage).meta({ mayRepeat: true }))
      .length(3, "needs exactly three pictures.")
      .meta({ entry: "a picture" })
      .describe("Three pictures shown side by side as one figure.")
      .optional(),
    collageAlt: alternativeText("What the three pictures show, in one sentence.").optional(),
    collageCaption: caption(
      "Text below the pictures. It names the methods, such as: Left: decision boundary. Right: clusters; saliency.",
    ).optional(),
    paperLink: addressOrPending('Address of the presentation video, or "pending" until it exists.'),
    sample,
  })
  .refine(
    ({ collageImages, collageAlt }) => !collageImages || collageAlt,
    crossFieldRule(["collageImages", "collageAlt"], "is missing. Say in one sentence what the three pictures show."),
  )
