import { z } from "zod"
import { crossFieldRule } from "./rules"

/** A positive integer. A larger one is probably a mistake. The default limit is that of GraphQL's Int. */
export const wholeNumber = (description: string, max = 2_147_483_647) =>
  z.number().int("has to be a whole number.").min(1).max(max).describe(description)

/** Pages show hours as they are written here: of 1.333, no one reads that it is 80 minutes. */
export const quarterHours = [0.25, "has to be a multiple of 0.25, such as 1.5 or 1.75."] as const

/** The largest number of a range is that of the hours in a week. */
const hoursOfWeek = 168

const numberRange = z
  .strictObject({
    min: z
      .number()
      .nonnegative()
      .max(hoursOfWeek)
      .multipleOf(...quarterHours)
      .describe("The smaller number."),
    max: z
      .number()
      .nonnegative()
      .max(hoursOfWeek)
      .multipleOf(...quarterHours)
      .describe("The larger number."),
  })
  .refine(
    ({ min, max }) => min <= max,
    crossFieldRule(["min", "max"], 'is smaller than "min". Put the larger number here.'),
  )
  .meta({ id: "NumberRange" })

/** Two numbers, such as 20–30 hours or 6–8 pages. */
export const range = (description: string) => numberRange.describe(description)
