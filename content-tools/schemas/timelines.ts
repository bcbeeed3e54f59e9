import { z } from "zod"
import { listLimit } from "./fields/listLimit"
import { group } from "./fields/group"
import { nonEmptyList } from "./fields/lists"
import { wrongText } from "./fields/rules"
import { heading, label, prose } from "./fields/texts"
import { part } from "./parts/part"

const timelineItem = group("TimelineItem", {
  title: z
    .string()
    .regex(/^Weeks? \d+([–-]\d+)?$/, wrongText("is not the name of a week.", 'Write "Week 3" or "Weeks 1–2".'))
    .describe("Week 3, or Weeks 1–2."),
  topic: label("Topic of the week in a few words."),
  content: prose("What happens in this week."),
  part: part("Part of the plan, such as Bootcamp."),
})

/** Plans that sections and documents look up by id. */
export const timelineIds = ["research-8-weeks", "program-10-weeks", "bootcamp-4-weeks"] as const

/** A weekly plan: `content/timelines.json`. */
export const timeline = z.strictObject({
  id: z.enum(timelineIds).describe("Which plan this is."),
  title: heading("Name of the plan."),
  items: nonEmptyList(timelineItem, "The weeks, in order.", listLimit(24, "a plan on the home page", "a week")),
})
