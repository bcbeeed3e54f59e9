import { z } from "zod"
import { entryId } from "./fields/ids"
import { wholeNumber } from "./fields/numbers"
import { crossFieldRule } from "./fields/rules"
import { label, plainProse } from "./fields/texts"

/** With a step every 50 ms (specification, section 4), the count takes at most five seconds. */
const maxSteps = 100

/** A number that counts up on the page: `content/stats.json`. */
export const stat = z
  .strictObject({
    id: entryId("graduates"),
    name: label("What is counted.", 80),
    description: plainProse("One sentence about the number.").optional(),
    note: plainProse(
      "What exactly is counted, if another text of the site has another number of the same, such as a claim in site.json.",
    ).optional(),
    value: wholeNumber("The number that is counted up to."),
    speed: wholeNumber("How much each step of the animation adds to the number shown."),
  })
  .refine(
    ({ value, speed }) => value <= speed * maxSteps,
    crossFieldRule(["value", "speed"], ({ input }) => {
      const { value, speed } = input as Record<"value" | "speed", number>
      const seconds = Math.ceil((value / speed / maxSteps) * 5)
      return `is ${speed}, with which the number counts up for ${seconds} seconds. Write at least ${Math.ceil(value / maxSteps)}.`
    }),
  )
