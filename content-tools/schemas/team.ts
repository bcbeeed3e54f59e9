import { z } from "zod"
import { pictureShapes } from "./fields/pictureShapes"
import { sample } from "./fields/flags"
import { entryId, reference } from "./fields/ids"
import { alternativeText, pictureNeedsText, pictureSource } from "./fields/pictures"
import { crossFieldRule, wrongText } from "./fields/rules"
import { label, prose } from "./fields/texts"

export const teamRole = z.enum(["Director and Teaching Staff", "Research Mentor", "AI Fellow"])

/** A person on the team page: `content/team.json`. */
export const teamMember = z
  .strictObject({
    id: entryId("ada-lovelace"),
    name: label("Full name.", 80).regex(
      /^[^,()]*$/,
      wrongText("has a comma or a parenthesis.", "Write only the name: lists of names have commas between them."),
    ),
    role: teamRole.describe("What the person does on the team."),
    alumniOf: reference("universities.json", "Where the person studied or did research.").optional(),
    description: prose("One to three sentences about the person's work."),
    imageSrc: pictureSource(
      "Portrait. Without a portrait, a tile with the initials is shown.",
      pictureShapes.portrait,
    ).optional(),
    imageAlt: alternativeText("What the portrait shows.").optional(),
    sample,
  })
  .refine(({ imageSrc, imageAlt }) => !imageSrc || imageAlt, pictureNeedsText)
  .refine(
    ({ name, imageAlt }) => imageAlt?.trim() !== name.trim(),
    crossFieldRule(["name", "imageAlt"], "is only the name, which is beside the picture. Say what the picture shows."),
  )
