import { z } from "zod"
import { pictureShapes } from "./fields/pictureShapes"
import { entryId } from "./fields/ids"
import { alternativeText, caption, pictureNeedsText, pictureSource } from "./fields/pictures"
import { plainProse } from "./fields/texts"

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
      .meta({ mayRepeat: true })
      .describe("Name of the track."),
    description: plainProse("Two sentences: what students work on and with what data."),
    imageSrc: pictureSource("Picture of the track.", pictureShapes.track).optional(),
    imageAlt: alternativeText().optional(),
    caption: caption().optional(),
    link: z.literal("/research/").describe("Page that the track links to."),
    dateInfo: plainProse("When the track runs."),
  })
  .refine(({ imageSrc, imageAlt }) => !imageSrc || imageAlt, pictureNeedsText)
