import { heading } from "../fields/texts"

/** The part of a list to which an entry belongs. */
export const part = (description: string) =>
  heading(`${description} Neighboring entries of the same part share a bracket.`).optional()
