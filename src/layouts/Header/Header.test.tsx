import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { stubStaticQuery } from "../../../test/gatsby"
import * as siteLink from "../../components/SiteLink/SiteLink"
import { Header } from "./Header"

const toggle = () => screen.getByRole("button", { name: /menu/i })

async function click(name: string | RegExp) {
  const link = screen.getByRole("link", { name })
  link.addEventListener("click", (event) => event.preventDefault())
  await userEvent.click(link)
  return link
}

beforeEach(() => {
  const navigation = { header: [{ label: "Research", href: "/research/" }], footer: [] }
  stubStaticQuery({ site: { name: "BLAST AI" }, navigation, sharedSections: {}, allSeoLink: { nodes: [] } })
  render(<Header />)
})

it("closes the menu on a logo click, also on the home page, where the click does not navigate", async () => {
  await userEvent.click(toggle())
  expect(toggle()).toHaveAccessibleName("Close menu")
  expect(await click(/BLAST AI/)).toHaveFocus()
  expect(toggle()).toHaveAttribute("aria-expanded", "false")
})

it("keeps focus on a clicked link while the menu is closed", async () => {
  expect(await click("Research")).toHaveFocus()
})

it("renders no link again when the menu opens", async () => {
  const renderLink = jest.spyOn(siteLink, "SiteLink")
  await userEvent.click(toggle())
  expect(toggle()).toHaveAttribute("aria-expanded", "true")
  expect(renderLink).not.toHaveBeenCalled()
})
