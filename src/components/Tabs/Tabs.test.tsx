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

  it("activates the first tab at the start, and names the tab list and the panels", () => {
    expect(active()).toHaveAccessibleName("Tab a")
    expect(screen.getByRole("tablist", { name: "Weeks" })).toBeInTheDocument()
    expect(screen.getByRole("tabpanel", { name: "Tab a" })).toHaveAttribute("data-state", "active")
    expect(screen.getByRole("tabpanel", { name: "Tab b" })).toHaveAttribute("data-state", "inactive")
  })

  it("activates a tab on click", async () => {
    await userEvent.click(screen.getByRole("tab", { name: "Tab b" }))
    expect(active()).toHaveAccessibleName("Tab b")
    expect(screen.getByRole("tabpanel", { name: "Tab b" })).toHaveAttribute("data-state", "active")
  })

  it("has one tab stop (roving tabindex)", () => {
    expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
  })

  it.each([
    ["{ArrowRight}", "Tab b"],
    ["{ArrowLeft}", "Tab c"],
    ["{End}", "Tab c"],
    ["{End}{Home}", "Tab a"],
    ["{ArrowRight}{ArrowRight}{ArrowRight}", "Tab a"],
  ])("on %s, activates %s and moves the focus to it", async (keys, name) => {
    screen.getByRole("tab", { name: "Tab a" }).focus()
    await userEvent.keyboard(keys)
    expect(active()).toHaveAccessibleName(name)
    expect(active()).toHaveFocus()
  })
})
