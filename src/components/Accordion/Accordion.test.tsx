import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { Accordion } from "./Accordion"

const items = ["who", "cost", "hours", "aid"].map((id) => ({ id: `faq-${id}`, title: `${id}?`, text: `About ${id}.` }))
const accordion = <Accordion items={items} openAtStart={[0, 2]} />

const button = (name: string) => screen.getByRole("button", { name })
const panel = (name: string) => document.getElementById(button(name).getAttribute("aria-controls") ?? "")
const openOnes = () =>
  screen.getAllByRole("button", { expanded: true }).map((one) => one.textContent?.replace("?", "") ?? "")

beforeEach(() => window.history.replaceState(null, "", "/"))

describe("Accordion", () => {
  it("has each button in a heading of its own, and says which panel it opens", () => {
    render(accordion)
    expect(screen.getByRole("heading", { level: 3, name: "who?" })).toContainElement(button("who?"))
    expect(panel("cost?")).toHaveTextContent("About cost.")
  })

  it("has the first and the third open at start", () => {
    render(accordion)
    expect(openOnes()).toEqual(["who", "hours"])
  })

  it("keeps what is closed within reach of the browser's search", () => {
    render(accordion)
    expect(panel("cost?")).toHaveAttribute("hidden", "until-found")
    expect(panel("who?")).not.toHaveAttribute("hidden")
  })

  it("opens and closes on click, each item for itself", async () => {
    render(accordion)
    await userEvent.click(button("cost?"))
    expect(openOnes()).toEqual(["who", "cost", "hours"])
    expect(panel("cost?")).not.toHaveAttribute("hidden")
    await userEvent.click(button("who?"))
    expect(openOnes()).toEqual(["cost", "hours"])
    expect(panel("who?")).toHaveAttribute("hidden", "until-found")
  })

  it.each(["{Enter}", " "])("opens by keyboard with '%s'", async (key) => {
    render(accordion)
    button("aid?").focus()
    await userEvent.keyboard(key)
    expect(openOnes()).toEqual(["who", "hours", "aid"])
  })

  it("opens the item that the address names, at start and later", () => {
    window.history.replaceState(null, "", "/#faq-cost")
    render(accordion)
    expect(openOnes()).toEqual(["who", "cost", "hours"])
    window.history.replaceState(null, "", "/#faq-aid")
    act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")))
    expect(openOnes()).toEqual(["who", "cost", "hours", "aid"])
  })

  it("opens nothing for another anchor", () => {
    window.history.replaceState(null, "", "/#faq")
    render(accordion)
    expect(openOnes()).toEqual(["who", "hours"])
  })

  it("opens the item in which the browser's search has found something", () => {
    render(accordion)
    act(() => void panel("aid?")?.dispatchEvent(new Event("beforematch", { bubbles: true })))
    expect(openOnes()).toEqual(["who", "hours", "aid"])
  })

  it("hides nothing in the HTML, and hydrates without a word from React", () => {
    const frame = document.createElement("div")
    frame.innerHTML = renderToString(accordion)
    document.body.append(frame)
    expect(frame.querySelectorAll("[hidden]")).toHaveLength(0)
    expect(openOnes()).toEqual(["who", "hours"])
    act(() => void hydrateRoot(frame, accordion))
    expect(frame.querySelectorAll('[hidden="until-found"]')).toHaveLength(2)
    frame.remove()
  })
})
