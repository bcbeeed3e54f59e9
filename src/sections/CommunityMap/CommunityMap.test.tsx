import { render, screen } from "@testing-library/react"
import { CommunityMap } from "./CommunityMap"

const countries = [
  { isoCode: "BR", name: "Brazil", dots: "M16 21h9", label: { x: 24, y: 21 } },
  { isoCode: "SG", name: "Singapore", dots: "M64 14h1", label: { x: 64, y: 14 } },
]

it.each([[countries], [[]]])(
  "lists the countries in the order of the map, and shows the map also without any",
  (shown) => {
    const map = { width: 80, height: 42, dotRadius: 2, dotSpacing: 8, land: "M8 7h17", countries: shown }
    render(<CommunityMap id="community" text={{ title: "Students on every continent" }} alt="A map" data={map} />)
    expect(screen.getByRole("img", { name: "A map" })).toBeInTheDocument()
    expect(screen.queryAllByRole("list")).toHaveLength(shown.length > 0 ? 1 : 0)
    expect(screen.queryAllByRole("listitem").map((item) => item.textContent)).toEqual(shown.map(({ name }) => name))
  },
)
