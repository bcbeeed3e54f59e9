import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { stubStaticQuery } from "../../../test/gatsby"
import { Header } from "./Header"

const navigation = {
  header: [
    { label: "Mentor Hiring", href: "/hiring/" },
    { label: "Research", href: "/research/" },
  ],
  footer: [],
}

const toggle = () => screen.getByRole("button", { name: /menu/i })

describe("Header", () => {
  beforeEach(() => {
    stubStaticQuery({ site: { name: "BLAST AI" }, navigation, sharedSections: {}, allSeoLink: { nodes: [] } })
    render(
      // Like Gatsby's focus wrapper around every page.
      <div tabIndex={-1}>
        <Header />
        <p>Outside</p>
        <button>Behind</button>
      </div>,
    )
  })

  it("links the logo to the home page and each item to its URL from content", () => {
    expect(screen.getByRole("link", { name: /BLAST AI/ })).toHaveAttribute("href", "/")
    expect(screen.getByRole("link", { name: "Mentor Hiring" })).toHaveAttribute("href", "/hiring/")
  })

  it("opens and closes the menu with its button, which says what it does", async () => {
    expect(toggle()).toHaveAttribute("aria-expanded", "false")
    expect(toggle()).toHaveAccessibleName("Menu")
    await userEvent.click(toggle())
    expect(toggle()).toHaveAttribute("aria-expanded", "true")
    expect(toggle()).toHaveAccessibleName("Close menu")
    await userEvent.click(toggle())
    expect(toggle()).toHaveAttribute("aria-expanded", "false")
    expect(toggle()).toHaveAccessibleName("Menu")
  })

  it("closes the menu on Escape and restores focus to the button", async () => {
    await userEvent.click(toggle())
    screen.getByRole("link", { name: "Research" }).focus()
    await userEvent.keyboard("{Escape}")
    expect(toggle()).toHaveAttribute("aria-expanded", "false")
    expect(toggle()).toHaveFocus()
  })

  it("closes the menu on a press outside the header, but not on a press inside", async () => {
    await userEvent.click(toggle())
    await userEvent.pointer({ target: screen.getByRole("navigation"), keys: "[MouseLeft]" })
    expect(toggle()).toHaveAttribute("aria-expanded", "true")
    await userEvent.pointer({ target: screen.getByText("Outside"), keys: "[MouseLeft]" })
    expect(toggle()).toHaveAttribute("aria-expanded", "false")
  })

  it("closes the menu on a link click and moves focus to the button while the next page loads", async () => {
    await userEvent.click(toggle())
    const link = screen.getByRole("link", { name: "Research" })
    link.addEventListener("click", (event) => event.preventDefault())
    await userEvent.click(link)
    expect(toggle()).toHaveAttribute("aria-expanded", "false")
    expect(toggle()).toHaveFocus()
  })

  it("closes the menu on a logo click, also on the home page, where the click does not navigate", async () => {
    await userEvent.click(toggle())
    const logo = screen.getByRole("link", { name: /BLAST AI/ })
    logo.addEventListener("click", (event) => event.preventDefault())
    await userEvent.click(logo)
    expect(toggle()).toHaveAttribute("aria-expanded", "false")
    expect(logo).toHaveFocus()
  })

  it("keeps focus on a clicked link while the menu is closed", async () => {
    const link = screen.getByRole("link", { name: "Research" })
    link.addEventListener("click", (event) => event.preventDefault())
    await userEvent.click(link)
    expect(link).toHaveFocus()
  })

  it("closes the menu when focus moves to an element behind it", async () => {
    await userEvent.click(toggle())
    await userEvent.tab()
    expect(toggle()).toHaveAttribute("aria-expanded", "true")
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByRole("button", { name: "Behind" })).toHaveFocus()
    expect(toggle()).toHaveAttribute("aria-expanded", "false")
  })

  it("closes the menu when a resize hides the button, but not on other resizes", async () => {
    const rects = jest.spyOn(toggle(), "getClientRects")
    rects.mockReturnValue([{}] as unknown as DOMRectList)
    await userEvent.click(toggle())
    fireEvent(window, new Event("resize"))
    expect(toggle()).toHaveAttribute("aria-expanded", "true")
    rects.mockReturnValue([] as unknown as DOMRectList)
    fireEvent(window, new Event("resize"))
    expect(toggle()).toHaveAttribute("aria-expanded", "false")
  })

  it("gives the button the event name for analytics", () => {
    expect(toggle()).toHaveAttribute("data-click-event", "menu_toggle_click")
  })
})
