import { z } from "zod"
import { wrongText } from "./rules"

/** An identifier: lower-case words joined by hyphens. */
export const slug = (description: string) =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      wrongText("is not a short name.", 'Use small letters, digits and hyphens only, such as "financial-aid".'),
    )
    .describe(description)

/** The `id` of an entry. @param example of such an id */
export const entryId = (example: string) =>
  slug(`Short name that is unique in this file, such as "${example}". It becomes part of addresses.`)

/**
 * The `id` of an entry in another list file.
 * @param shown the fields of the other entry that every query of the type needs: their names, or all
 */
export const reference = (to: string, description: string, shown?: "all" | readonly string[]) =>
  slug(description).meta({ role: "reference", to, ...(shown && { shown }) })
