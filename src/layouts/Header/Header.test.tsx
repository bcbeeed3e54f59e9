import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { answerStaticQuery } from "../../../test/gatsby"
import { Header } from "./Header"

const navigation = {
  header: [
    { label: "Mentor Hiring", href: "/hiring/" },
    { label: "Research", href: "/research/" },
  ],
  footer: [],
}

const toggle = () => screen.getByRole("button", { name: "Menu" })

describe("Header", () => {
  beforeEach(() => {
    answerStaticQuery({ site: { name: "BLAST AI" }, navigation, sharedSections: {}, allSeoLink: { nodes: [] } })
    render(
      <>
        <Header />
        <p>Outside</p>
      </>,
    )
  })

  it("links the logo to the home page and the items where content says", () => {
    expect(screen.getByRole("link", { name: /BLAST AI/ })).toHaveAttribute("href", "/")
    expect(screen.getByRole("link", { name: "Mentor Hiring" })).toHaveAttribute("href", "/hiring/")
  })

  it("opens and closes the menu with its button", async () => {
    expect(toggle()).toHaveAttribute("aria-expanded", "false")
    await userEvent.click(toggle())
    expect(toggle()).toHaveAttribute("aria-expanded", "true")
    await userEvent.click(toggle())
    expect(toggle()).toHaveAttribute("aria-expanded", "false")
  })

  it("closes on Escape and gives the focus back", async () => {
    await userEvent.click(toggle())
    screen.getByRole("link", { name: "Research" }).focus()
    await userEvent.keyboard("{Escape}")
    expect(toggle()).toHaveAttribute("aria-expanded", "false")
    expect(toggle()).toHaveFocus()
  })

  it("closes on a press outside and stays open on one inside", async () => {
    await userEvent.click(toggle())
    await userEvent.pointer({ target: screen.getByRole("navigation"), keys: "[MouseLeft]" })
    expect(toggle()).toHaveAttribute("aria-expanded", "true")
    await userEvent.pointer({ target: screen.getByText("Outside"), keys: "[MouseLeft]" })
    expect(toggle()).toHaveAttribute("aria-expanded", "false")
  })
})
