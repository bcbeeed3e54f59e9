import { z } from "zod"
import { pictureExtensions } from "./pictureKinds"
import { type PictureShape, pictureShapes } from "./pictureShapes"
import { anyCase, inAnyCase } from "./patterns"
import { crossFieldRule, wrongText } from "./rules"
import { notBlank, plainProse } from "./texts"

const extensions = pictureExtensions.map(anyCase).join("|")

const path = new RegExp(String.raw`^(https:\/\/[^\s]+|images\/[^\s]+\.(${extensions}))$`)

/** A page that shows a picture, such as a profile or a file in a shared folder, has an address without this ending. */
const fileOrOtherText = new RegExp(String.raw`^(?!https:)|\.(${extensions})(\?\S*)?$`)

export const pictureSource = (description: string, shape?: PictureShape) =>
  z
    .string()
    .regex(/^(?!(content)?\/)/, 'does not begin with "images/". Leave out what is before it.')
    .regex(/^(?!images\/.*\s)/, "has a space in it. Rename the file without spaces, and write its new name.")
    .regex(
      inAnyCase(String.raw`^(?!images/.*\.svg$)`),
      "is an SVG, which the site does not show. Export it as PNG, at twice the size: JPEG has no transparent ground.",
    )
    .regex(
      inAnyCase(String.raw`^(?!images/.*\.(gif|heic|heif|tiff?)$)`),
      "is of a kind that the site cannot show. Save it as PNG or JPEG.",
    )
    .regex(
      fileOrOtherText,
      "is not the address of a picture, which ends with .png, .jpg, .webp or .avif. " +
        "Save the picture, put it into images/, and write its path.",
    )
    .regex(
      path,
      wrongText(
        "is not the path of a picture.",
        'Write it as "images/people/ada.png" (PNG, JPEG, WebP or AVIF), or give an address that starts with https://.',
      ),
    )
    .meta({ description, role: "picture", ...(shape && { shape }) })

const isFileName = "is the name of a file. Say in a few words what the picture shows."

export const alternativeText = (description = "What the picture shows, for people who cannot see it.") =>
  z
    .string()
    .regex(notBlank, "is empty. Say in a few words what the picture shows.")
    .max(200, "is longer than 200 characters. Say in one sentence what the picture shows.")
    .regex(
      inAnyCase(String.raw`^(?!\s*(image|picture|photo) of\b)`),
      'starts with words such as "image of" or "photo of". Leave them out: screen readers say them already.',
    )
    .regex(
      inAnyCase(String.raw`^(?!\s*(an? |the )?(image|picture|photo|portrait|logo|figure|screenshot|graphic)\s*$)`),
      "is a word for any picture. Say in a few words what the picture shows.",
    )
    // Names that cameras, phones and screenshots give, such as IMG_1234.
    .regex(
      inAnyCase(String.raw`^(?!(img|image|dsc|dscn|pxl|photo|picture|scan|screen ?shot|untitled)[-_ ]?\(?\d)`),
      isFileName,
    )
    .regex(inAnyCase(String.raw`^(?![^]*\.(avif|gif|heic|jpe?g|png|svg|tiff?|webp)$)`), isFileName)
    // Names that this project gives to pictures, such as ada-lovelace.
    .regex(/^(?![a-z\d]+(?:[-_][a-z\d]+)+$)/, isFileName)
    .describe(`${description} Required if there is a picture.`)

/** Characters. In a window of 360 px, a longer caption takes more than three lines. */
const maxCaption = 130

export const caption = (description = "Text below the picture. It names the method that made the picture.") =>
  plainProse(description).max(
    maxCaption,
    `is longer than ${maxCaption} characters: phones show it in more than three lines. Shorten it.`,
  )

export const pictureNeedsText = crossFieldRule(
  ["imageSrc", "imageAlt"],
  "is missing. Say in a few words what the picture shows.",
)

const figureShape = z
  .strictObject({
    imageSrc: pictureSource("The picture.").optional(),
    imageAlt: alternativeText().optional(),
    caption: caption().optional(),
  })
  .refine(({ imageSrc, imageAlt }) => !imageSrc || imageAlt, pictureNeedsText)
  .meta({ id: "Figure" })

/** A picture with alternative text and caption. Without `imageSrc`, no figure is shown. */
export const figure = (description: string, shape: PictureShape = pictureShapes.figure) =>
  figureShape.meta({ description, shape })
