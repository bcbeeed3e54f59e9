import { z } from "zod"

/** A field that is true or false, and false if it is left out. */
export const flag = (description: string) => z.boolean().default(false).describe(description)

/** `true` on made-up entries, which fill the site until the real ones exist. */
export const sample = flag("true while this entry is made up; false for a real entry.")
