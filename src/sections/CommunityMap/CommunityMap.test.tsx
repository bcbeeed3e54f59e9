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
  it("is a region named by its title, with the anchor as its id", () => {
    renderMap()
    expect(screen.getByRole("region", { name: "Students on every continent" })).toHaveAttribute("id", "community")
  })

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

  it("is exposed as one image whose name refers to the list", () => {
    renderMap()
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "Map of the world. The countries of our students are lit; the list that follows names them.",
    )
  })

  it("marks lit dots by size and by a pin, not by color alone", () => {
    const container = renderMap()
    const widthOf = (selector: string) => Number(container.querySelector(selector)?.getAttribute("stroke-width"))
    expect(widthOf("use:last-of-type")).toBeGreaterThan(widthOf("svg > path"))
    const pins = [...container.querySelectorAll("circle")]
    expect(pins.map((pin) => [pin.getAttribute("cx"), pin.getAttribute("cy")])).toEqual([
      ["24", "21"],
      ["64", "14"],
    ])
  })

  it("draws each line as dots with the spacing of the map", () => {
    const container = renderMap()
    for (const shape of container.querySelectorAll("svg > path, svg > use")) {
      expect(shape).toHaveAttribute("stroke-dasharray", "0 8")
      expect(shape).toHaveAttribute("stroke-linecap", "round")
    }
  })

  it("shows the world without a list when there are no countries", () => {
    renderMap({ map: { ...map, countries: [] }, text: { title: "Students on every continent" } })
    expect(screen.getByRole("img")).toBeInTheDocument()
    expect(screen.queryByRole("list")).not.toBeInTheDocument()
  })
})
