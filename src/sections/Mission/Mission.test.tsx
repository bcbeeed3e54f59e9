import { render, screen } from "@testing-library/react"
import { bareProgram, round } from "../../../test/program"
import { SeasonContext } from "../../features/season/seasonContext"
import { seasonAt } from "../../season"
import { Mission } from "./Mission"

const program = { ...bareProgram, deadlines: [{ ...round, closesAt: "2025-04-30T23:59:59-12:00" }] }
const open = seasonAt([program], Date.parse("2025-01-15"))
const closed = seasonAt([program], Date.parse("2025-05-02"))

const page = {
  hero: { secondary: { label: "Apply", href: "/apply/" } },
  mission: { title: "Mission" },
  missionBody: ["We teach."],
} as unknown as Queries.HomePageFieldsFragment

it.each([
  ["open, on a site built then", open, open, 2, 1],
  ["closed, on a site built before", closed, open, 2, 0],
  ["closed, on a site built then", closed, closed, 1, 0],
])(
  "while applications are %s, keeps only a place that the prerendered page has",
  (_when, season, built, blocks, links) => {
    const texts = {} as Queries.ApplicationsTextFieldsFragment
    const { container } = render(
      <SeasonContext.Provider value={{ season, lastChange: 0, built, texts, builtOn: "" }}>
        <Mission id="mission" page={page} />
      </SeasonContext.Provider>,
    )
    expect(container.querySelectorAll("p")).toHaveLength(blocks)
    expect(screen.queryAllByRole("link")).toHaveLength(links)
  },
)
