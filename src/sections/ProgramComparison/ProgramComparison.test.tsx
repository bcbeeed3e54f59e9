import { render, screen } from "@testing-library/react"
import { bareProgram } from "../../../test/program"
import { SeasonContext, useSeason } from "../../features/season/seasonContext"
import type { Season } from "../../season"
import { ProgramComparison } from "./ProgramComparison"

const link = { label: "Apply to research", href: "/apply-research/" }
const data = {
  applyPage: { compare: { title: "Compare", eyebrow: null, intro: null }, research: link },
  site: { bootcampApplication: null },
  allProgram: { nodes: [{ ...bareProgram, opens: "2027-03-01" }] },
} as unknown as Queries.ProgramComparisonDataFragment

function Shown({ season }: { season: Season }) {
  const { texts, ...others } = useSeason()
  const shown = { ...texts, before: "Applications open on February 1, 2027.", notRead: "It is not read." }
  return (
    <SeasonContext.Provider value={{ ...others, lastChange: 0, season, texts: shown }}>
      <ProgramComparison id="programs" data={data} />
    </SeasonContext.Provider>
  )
}

it.each([
  ["before", "Applications open on March 1, 2027."],
  ["closed", "It is not read."],
] as const)(
  "says beside the application of a program in the state %s, while another one is open: %s",
  (state, text) => {
    render(<Shown season={{ site: "open", programs: { research: state, bootcamp: "open" } }} />)
    expect(screen.getByRole("link", { name: link.label })).toHaveAttribute("href", link.href)
    expect(screen.getByRole("link", { name: link.label }).parentElement).toHaveTextContent(text)
  },
)
