import { validContent } from "../check/testing/content"
import { contentSchema } from "./index"
import { joinedWeeks, lengthInWeeks, weeksOfFirstPart } from "./plans"

const week = (title: string, part?: string) => ({ title, topic: title, content: "A sentence.", part })

/** Returns the fixture with other plans of the bootcamp and the research program. */
function withPlans(bootcamp: object[], research: object[]) {
  const plans = [
    { id: "research-8-weeks", title: "Research", items: research },
    { id: "program-10-weeks", title: "Both" },
    { id: "bootcamp-4-weeks", title: "Bootcamp", items: bootcamp },
  ]
  return contentSchema.parse({ ...validContent, "timelines.json": plans })
}

const research = [week("Weeks 1–3", "Basics"), week("Weeks 4-5", "Research"), week("Week 6", "Talk")]

it("derives the length of a program and of its bootcamp from its plan", () => {
  const content = withPlans([week("Week 1"), week("Week 2")], research)
  expect(lengthInWeeks("research", content)).toBe(6)
  expect(weeksOfFirstPart("research", content)).toBe(3)
  expect(lengthInWeeks("bootcamp", content)).toBe(2)
  expect(weeksOfFirstPart("bootcamp", content)).toBeUndefined()
  expect(lengthInWeeks("launchpad", content)).toBeUndefined()
})

it("joins the bootcamp and the research program after its own bootcamp", () => {
  const content = withPlans([week("Week 1"), week("Week 2")], research)
  expect(joinedWeeks(content).map(({ title, topic, part }) => [title, topic, part])).toEqual([
    ["Week 1", "Week 1", "Basics"],
    ["Week 2", "Week 2", "Basics"],
    ["Weeks 3-4", "Weeks 4-5", "Research"],
    ["Week 5", "Week 6", "Talk"],
  ])
})
