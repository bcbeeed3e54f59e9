import { z } from "zod"
import { calendarDate, label, linkItem, paragraphs, prose, wholeNumber } from "./fields"

/** Words of the personal pages: `content/letters.json`. */
export const letter = z.strictObject({
  id: z
    .enum(["letter", "decision"])
    .describe("letter: admitted. decision: not admitted, with the offer of a place in Launchpad."),
  program: z.enum(["research", "launchpad"]).describe("The program that the letter is about."),
  title: label("Title in the browser tab."),
  celebrate: z.boolean().describe("true lets confetti fall once the name is there."),
  heading: label("The large first words; the name follows."),
  body: paragraphs("The letter, in paragraphs."),
  nextStepsTitle: label("Heading above the next steps."),
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
  admittedCountries: wholeNumber("From how many countries students were admitted.").optional(),
  documents: z
    .array(linkItem("One document."))
    .min(1, "has no document. Write at least one.")
    .describe("Documents that open in a new tab, in order; the first is drawn as the main button."),
  commitLabel: label("Words of the link to the applicant's own commit form. Without them there is no link.").optional(),
  financialAid: z
    .literal(true)
    .optional()
    .describe("true shows the application for financial aid, whose words and address are in site.json."),
  calendar: linkItem("The calendar file with the dates.").optional(),
  closing: prose("Last sentence."),
  signature: label("Who signs."),
  offline: prose("Shown while the device has no network: the letter comes when it is back."),
  withoutScript: prose("Shown in a browser that runs no scripts: the letter cannot come, and who sends it instead."),
})
