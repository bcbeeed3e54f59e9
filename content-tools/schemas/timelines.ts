import { z } from "zod"
import { group } from "./fields/group"
import { crossFieldRule, wrongText } from "./fields/rules"
import { heading, label, prose } from "./fields/texts"
import { part } from "./parts/part"

/** One week. The PDFs print its texts too (gatsby/documents/renderDocument.ts). */
const timelineItem = group("TimelineItem", {
  title: z
    .string()
    .regex(/^Weeks? [1-9]\d*([–-]\d+)?$/, wrongText("is not the name of a week.", 'Write "Week 3" or "Weeks 1–2".'))
    // `checkWeeks` explains a week that is there twice.
    .meta({ description: "Week 3, or Weeks 1–2.", mayRepeat: true }),
  topic: label("Topic of the week in a few words."),
  content: prose("What happens in this week."),
  part: part("Part of the plan, such as Bootcamp. The weeks of the first part are the bootcamp of the program."),
})

/** Plans that sections and documents look up by id. */
export const timelineIds = ["research-8-weeks", "program-10-weeks", "bootcamp-4-weeks"] as const

/** The plan that the site joins from the two others. */
export const joinedPlan = "program-10-weeks"

/** A weekly plan: `content/timelines.json`. */
export const timeline = z
  .strictObject({
    id: z.enum(timelineIds).describe("Which plan this is."),
    title: heading("Name of the plan."),
    items: z
      .array(timelineItem)
      .min(1, "has no week. Write at least one.")
      .meta({ description: "The weeks, in order. The last one is the length of the program.", entry: "a week" })
      .optional(),
  })
  .refine(
    ({ id, items }) => items || id === joinedPlan,
    crossFieldRule(["id", "items"], "is missing. Write the weeks."),
  )
  .refine(
    ({ id, items }) => !items || id !== joinedPlan,
    crossFieldRule(
      ["id", "items"],
      "is not for this plan: the site joins the weeks of the bootcamp and those of the research program. Remove it.",
    ),
  )
