import { render, screen } from "@testing-library/react"
import { bareProgram, round } from "../../../test/program"
import { SeasonContext } from "../../features/season/seasonContext"
import { seasonAt } from "../../season"
import { Hero } from "./Hero"

const program = { ...bareProgram, deadlines: [{ ...round, closesAt: "2025-04-30T23:59:59-12:00" }] }
const [open, closed] = ["2025-01-15", "2025-05-02"].map((day) => seasonAt([program], Date.parse(day)))

const hero = {
  title: "Apply",
  lede: "Soon.",
  primary: { label: "Bootcamp", href: "/bootcamp-application" },
  secondary: { label: "Research", href: "/apply-research/" },
  third: { label: "All", href: "/apply/" },
} as Queries.HeroFieldsFragment

it("has one filled call, one with a border, and one that looks like a link", () => {
  render(<Hero hero={hero} />)
  const classes = screen.getAllByRole("link").map((link) => link.className.split(" ").at(-1))
  expect(classes).toEqual(["primary", "quiet", "text"])
})

it.each([
  ["before applications were closed", open, 3],
  ["after it", closed, 1],
])("on a site that was built %s, has places for its calls", (_when, built, places) => {
  if (!built || !closed) throw new Error("A season is missing.")
  const texts = { newsletter: "News" } as Queries.ApplicationsTextFieldsFragment
  render(
    <SeasonContext.Provider value={{ season: closed, lastChange: 0, built, texts, builtOn: "" }}>
      <Hero hero={hero} />
    </SeasonContext.Provider>,
  )
  expect(screen.getByRole("link", { name: "News" }).closest("p")?.children).toHaveLength(places)
})
