import { linkInText } from "../../format/linkedText"
import { weekAnchor } from "../../format/weekAnchor"

type Plan = Queries.TimelineFieldsFragment

/**
 * Returns a plan that does not repeat other plans on its page: in place of a text that one of them has, a week links to
 * the week with this text.
 */
export function linkRepeats(plan: Plan, shown: readonly Plan[]): Plan {
  const weeks = shown.flatMap(({ id, title, items }) =>
    items.map((week) => ({
      text: week.content,
      link: linkInText(`${title}: ${week.title}`, `#${weekAnchor(id, week.title)}`),
    })),
  )
  return {
    ...plan,
    items: plan.items.map((item) => ({
      ...item,
      content: weeks.find(({ text }) => text === item.content)?.link ?? item.content,
    })),
  }
}
