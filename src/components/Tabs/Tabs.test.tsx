import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Tabs } from "./Tabs"

const tabs = ["a", "b", "c"].map((letter) => ({
  id: `tab-${letter}`,
  label: `Tab ${letter}`,
  panel: <p>Panel {letter}</p>,
}))

const active = () => screen.getByRole("tab", { selected: true })

describe("Tabs", () => {
  beforeEach(() => {
    render(<Tabs label="Weeks" tabs={tabs} />)
  })

  it("opens the first at start and names every part", () => {
    expect(active()).toHaveAccessibleName("Tab a")
    expect(screen.getByRole("tablist", { name: "Weeks" })).toBeInTheDocument()
    expect(screen.getByRole("tabpanel", { name: "Tab a" })).toHaveAttribute("data-state", "active")
    expect(screen.getByRole("tabpanel", { name: "Tab b" })).toHaveAttribute("data-state", "inactive")
  })

  it("activates the tab that is clicked", async () => {
    await userEvent.click(screen.getByRole("tab", { name: "Tab b" }))
    expect(active()).toHaveAccessibleName("Tab b")
    expect(screen.getByRole("tabpanel", { name: "Tab b" })).toHaveAttribute("data-state", "active")
  })

  it("has one stop for the tab key", () => {
    expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
  })

  it.each([
    ["{ArrowRight}", "Tab b"],
    ["{ArrowLeft}", "Tab c"],
    ["{End}", "Tab c"],
    ["{End}{Home}", "Tab a"],
    ["{ArrowRight}{ArrowRight}{ArrowRight}", "Tab a"],
  ])("goes with %s to %s and takes the focus along", async (keys, name) => {
    screen.getByRole("tab", { name: "Tab a" }).focus()
    await userEvent.keyboard(keys)
    expect(active()).toHaveAccessibleName(name)
    expect(active()).toHaveFocus()
  })
})
