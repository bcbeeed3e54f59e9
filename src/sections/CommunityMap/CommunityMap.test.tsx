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

function show(props: Partial<Parameters<typeof CommunityMap>[0]> = {}) {
  return render(<CommunityMap id="community" text={text} map={map} {...props} />).container
}

describe("the community section", () => {
  it("is a region named by its title, and carries the anchor", () => {
    show()
    expect(screen.getByRole("region", { name: "Students on every continent" })).toHaveAttribute("id", "community")
  })

  it("names in a list every country that the map lights, in the same order", () => {
    const container = show()
    const list = screen.getByRole("list", { name: "Countries of our students" })
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["Brazil", "Singapore"])
    const lit = [...container.querySelectorAll("path[data-country]")]
    expect(lit.map((path) => path.getAttribute("data-country"))).toEqual(["BR", "SG"])
  })

  it("is announced as one picture that points to the list", () => {
    show()
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "Map of the world. The countries of our students are lit; the list that follows names them.",
    )
  })

  it("tells lit dots apart by size and by a pin, not by color alone", () => {
    const container = show()
    const widthOf = (selector: string) => Number(container.querySelector(selector)?.getAttribute("stroke-width"))
    expect(widthOf("use:last-of-type")).toBeGreaterThan(widthOf("svg > path"))
    const pins = [...container.querySelectorAll("circle")]
    expect(pins.map((pin) => [pin.getAttribute("cx"), pin.getAttribute("cy")])).toEqual([
      ["24", "21"],
      ["64", "14"],
    ])
  })

  it("draws each line as dots at the map's own distance", () => {
    const container = show()
    for (const drawn of container.querySelectorAll("svg > path, svg > use")) {
      expect(drawn).toHaveAttribute("stroke-dasharray", "0 8")
      expect(drawn).toHaveAttribute("stroke-linecap", "round")
    }
  })

  it("still shows the world while no country is given", () => {
    show({ map: { ...map, countries: [] }, text: { title: "Students on every continent" } })
    expect(screen.getByRole("img")).toBeInTheDocument()
    expect(screen.queryByRole("list")).not.toBeInTheDocument()
  })
})
