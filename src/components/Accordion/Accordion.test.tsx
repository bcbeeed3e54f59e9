import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { Accordion } from "./Accordion"

const items = ["who", "cost", "hours", "aid"].map((id) => ({ id: `faq-${id}`, title: `${id}?`, text: `About ${id}.` }))
const accordion = <Accordion items={items} openAtStart={[0, 2]} />

const button = (name: string) => screen.getByRole("button", { name })
const panel = (name: string) => document.getElementById(button(name).getAttribute("aria-controls") ?? "")
const openItems = () =>
  screen.getAllByRole("button", { expanded: true }).map((button) => button.textContent?.replace("?", "") ?? "")

beforeEach(() => window.history.replaceState(null, "", "/"))

describe("Accordion", () => {
  it("has each button in a heading and connects it to its panel", () => {
    render(accordion)
    expect(screen.getByRole("heading", { level: 3, name: "who?" })).toContainElement(button("who?"))
    expect(panel("cost?")).toHaveTextContent("About cost.")
  })

  it("opens the items in openAtStart at the start", () => {
    render(accordion)
    expect(openItems()).toEqual(["who", "hours"])
  })

  it('hides closed panels with hidden="until-found"', () => {
    render(accordion)
    expect(panel("cost?")).toHaveAttribute("hidden", "until-found")
    expect(panel("who?")).not.toHaveAttribute("hidden")
  })

  it("opens and closes each item on click, independently", async () => {
    render(accordion)
    await userEvent.click(button("cost?"))
    expect(openItems()).toEqual(["who", "cost", "hours"])
    expect(panel("cost?")).not.toHaveAttribute("hidden")
    await userEvent.click(button("who?"))
    expect(openItems()).toEqual(["cost", "hours"])
    expect(panel("who?")).toHaveAttribute("hidden", "until-found")
  })

  it.each(["{Enter}", " "])("opens an item by keyboard with '%s'", async (key) => {
    render(accordion)
    button("aid?").focus()
    await userEvent.keyboard(key)
    expect(openItems()).toEqual(["who", "hours", "aid"])
  })

  it("opens the item that the URL hash names, at the start and on a hash change", () => {
    window.history.replaceState(null, "", "/#faq-cost")
    render(accordion)
    expect(openItems()).toEqual(["who", "cost", "hours"])
    window.history.replaceState(null, "", "/#faq-aid")
    act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")))
    expect(openItems()).toEqual(["who", "cost", "hours", "aid"])
  })

  it("ignores a URL hash that names no item", () => {
    window.history.replaceState(null, "", "/#faq")
    render(accordion)
    expect(openItems()).toEqual(["who", "hours"])
  })

  it("opens the item in which find-in-page has a match", () => {
    render(accordion)
    act(() => void panel("aid?")?.dispatchEvent(new Event("beforematch", { bubbles: true })))
    expect(openItems()).toEqual(["who", "hours", "aid"])
  })

  it("hides nothing in prerendered HTML, and hydrates without warnings", () => {
    const container = document.createElement("div")
    container.innerHTML = renderToString(accordion)
    document.body.append(container)
    expect(container.querySelectorAll("[hidden]")).toHaveLength(0)
    expect(openItems()).toEqual(["who", "hours"])
    act(() => void hydrateRoot(container, accordion))
    expect(container.querySelectorAll('[hidden="until-found"]')).toHaveLength(2)
    container.remove()
  })
})
