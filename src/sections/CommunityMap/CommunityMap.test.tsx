import { render, screen, within } from "@testing-library/react"
import { CommunityMap } from "./CommunityMap"
import type { CommunityMapData } from "./types"

const map: CommunityMapData = {
  width: 80,
  height: 42,
  dotRadius: 2,
  dotSpacing: 8,
  land: "M8 7h17",
  countries: [
    { isoCode: "BR", name: "Brazil", dots: "M16 21h9", label: { x: 24, y: 21 } },
    { isoCode: "SG", name: "Singapore", dots: "M64 14h1", label: { x: 64, y: 14 } },
  ],
}
const text = { eyebrow: "Community", title: "Students on every continent", intro: "They meet online." }

function renderMap(props: Partial<Parameters<typeof CommunityMap>[0]> = {}) {
  return render(<CommunityMap id="community" text={text} map={map} {...props} />).container
}

describe("CommunityMap", () => {
  it("lists the lit countries in the order of the map", () => {
    const container = renderMap()
    const list = screen.getByRole("list", { name: "Countries of our students" })
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["Brazil", "Singapore"])
    const lit = [...container.querySelectorAll("path[data-country]")]
    expect(lit.map((path) => path.getAttribute("data-country"))).toEqual(["BR", "SG"])
  })

  it("shows the world without a list when there are no countries", () => {
    renderMap({ map: { ...map, countries: [] }, text: { title: "Students on every continent" } })
    expect(screen.getByRole("img")).toBeInTheDocument()
    expect(screen.queryByRole("list")).not.toBeInTheDocument()
  })
})
