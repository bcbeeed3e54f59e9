import { z } from "zod"
import { entryId } from "./fields/ids"
import { wholeNumber } from "./fields/numbers"
import { label, plainProse } from "./fields/texts"

/** A number that counts up on the page: `content/stats.json`. */
export const stat = z.strictObject({
  id: entryId("graduates"),
  name: label("What is counted.", 80),
  description: plainProse("One sentence about the number.").optional(),
  note: plainProse(
    "What exactly is counted, if another text of the site has another number of the same, such as a claim in site.json.",
  ).optional(),
  value: wholeNumber("The number that is counted up to."),
  speed: wholeNumber("How much each step of the animation adds to the number shown.", 10_000),
})
