import { z } from "zod"
import {
  addressOrPending,
  alternativeText,
  caption,
  crossFieldRule,
  entryId,
  flag,
  label,
  pictureNeedsText,
  pictureSource,
  prose,
  reference,
  sample,
  wrongText,
  year,
} from "./fields"
import { pictureShapes } from "./pictureShapes"

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
      .array(pictureSource("One picture of the collage.", pictureShapes.collage))
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

/** `content/publications.json` */
export const publication = z.strictObject({
  id: entryId("few-labels"),
  title: label("Title of the paper.", 160),
  authors: label("Names of the authors.", 300).optional(),
  year: year("Year of the paper or talk.").optional(),
  venue: label('Where it was published or presented, or its status, such as "Preprint".', 80).optional(),
  mentor: reference("team.json", "Mentor of the group, by the id in content/team.json.").optional(),
  highlight: reference("research-highlights.json", "Highlight of the group, whose pictures are shown.").optional(),
  summary: prose("One sentence: the result of the paper.").optional(),
  awaitingReview: flag('true shows the note "Awaiting review".'),
  linkKind: z.enum(["presentation", "paper"]).describe('What the link opens: "presentation" (a video) or "paper".'),
  link: addressOrPending('Address of the presentation video or the paper, or "pending".'),
  sample,
})

/** `content/capstone-tracks.json` */
export const capstoneTrack = z
  .strictObject({
    id: entryId("biology"),
    title: z
      .enum([
        "Biology",
        "Politics",
        "Physics",
        "Finance",
        "Natural Language Processing",
        "Computer Vision",
        "Reinforcement Learning",
      ])
      .describe("Name of the track."),
    description: prose("Two sentences: what students work on and with what data."),
    imageSrc: pictureSource("Picture of the track.", pictureShapes.track).optional(),
    imageAlt: alternativeText().optional(),
    caption: caption().optional(),
    link: z.literal("/research/").describe("Page that the track links to."),
    dateInfo: prose("When the track runs."),
  })
  .refine(({ imageSrc, imageAlt }) => !imageSrc || imageAlt, pictureNeedsText)
