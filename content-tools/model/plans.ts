/** What the site derives from the weekly plans in `content/timelines.json`: lengths, and the plan that joins two. */
import type { Content } from "./index"

type Plan = Content["timelines.json"][number]
type Weeks = NonNullable<Plan["items"]>
type Plans = Pick<Content, "timelines.json">

const planOfProgram: Readonly<Record<string, Plan["id"]>> = {
  bootcamp: "bootcamp-4-weeks",
  research: "research-8-weeks",
}

const weeksOf = (program: string, { "timelines.json": plans }: Plans): Weeks =>
  plans.find(({ id }) => id === planOfProgram[program])?.items ?? []

/** Returns the first and the last week of a title such as "Week 3" or "Weeks 1–2"; zeros for another title. */
export function weeksIn(title: string): [first: number, last: number] {
  const [first = 0, last = first] = (title.match(/\d+/g) ?? []).map(Number)
  return [first, last]
}

/** Returns the last week of the plan of a program. Undefined for a program without a plan. */
export function lengthInWeeks(program: string, plans: Plans): number | undefined {
  const last = weeksOf(program, plans).at(-1)
  return last && weeksIn(last.title)[1]
}

/** Returns the last week of the first part of a plan, which is bootcamp. Undefined for a plan of one part. */
export function weeksOfFirstPart(program: string, plans: Plans): number | undefined {
  const weeks = weeksOf(program, plans)
  const next = weeks.findIndex(({ part }) => part !== weeks[0]?.part)
  const last = weeks[next - 1]
  return last && weeksIn(last.title)[1]
}

/** Returns the weeks of the bootcamp, and behind them those of the research program after its first part. */
export function joinedWeeks(content: Plans): Weeks {
  const research = weeksOf("research", content)
  const bootcamp = weeksOf("bootcamp", content)
  const added = lengthInWeeks("bootcamp", content) ?? 0
  const first = weeksOfFirstPart("research", content) ?? 0
  return [
    ...bootcamp.map((week) => ({ ...week, part: research[0]?.part })),
    ...research
      .filter(({ title }) => weeksIn(title)[0] > first)
      .map((week) => ({
        ...week,
        title: week.title.replace(/\d+/g, (number) => String(Number(number) - first + added)),
      })),
  ]
}
