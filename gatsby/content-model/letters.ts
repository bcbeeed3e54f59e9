import { z } from "zod"
import { calendarDate, label, paragraphs, prose } from "./fields"

/** Words of the personal pages: `content/letters.json`. */
export const letter = z.strictObject({
  id: z
    .enum(["letter", "decision"])
    .describe("letter: admitted. decision: not admitted, with the offer of a place in Launchpad."),
  programme: z.enum(["research", "launchpad"]).describe("The programme that the letter is about."),
  title: label("Title in the browser tab."),
  celebrate: z.boolean().describe("true lets confetti fall once the name is there."),
  heading: label("The large first words; the name follows."),
  body: paragraphs("The letter, in paragraphs."),
  nextSteps: z
    .array(
      z.strictObject({ title: label("The step in a few words."), text: prose("What to do.") }).meta({ id: "NextStep" }),
    )
    .describe("What to do next, in order."),
  commitDeadline: z
    .strictObject({
      date: calendarDate("Last day to commit."),
      label: label("The day in the words shown."),
    })
    .meta({ id: "CommitDeadline" })
    .optional()
    .describe("When one has to commit."),
  admittedCountries: z
    .number()
    .int("has to be a whole number.")
    .positive("has to be more than 0.")
    .optional()
    .describe("From how many countries students were admitted."),
  closing: prose("Last sentence."),
  signature: label("Who signs."),
})
