import { describeClick } from "./clickEvents"

const eventOf = (html: string) => {
  document.body.innerHTML = html
  return describeClick(document.querySelector(".clicked"))
}

describe("describeClick", () => {
  it.each([
    ["/hiring/", "mentor_hiring_click"],
    ["/testimonials/", "testimonials_click"],
    ["/research/", "research_click"],
    ["/research/#publications", "research_click"],
    ["/bootcamp/", "bootcamp_click"],
    ["/apply/", "apply_click"],
    ["/apply?utm_source=mail", "apply_click"],
    ["/apply-research/", "apply_click"],
    ["/bootcamp-application", "bootcamp_click"],
  ])("returns for a link to %s: %s", (href, name) => {
    expect(eventOf(`<header data-button-location="header"><a class="clicked" href="${href}">x</a></header>`)).toEqual({
      name,
      location: "header",
    })
  })

  it.each(["/", "/team/", "/research/more/", "#apply", "mailto:apply@example.org", "https://a.example/apply/"])(
    "returns nothing for a link to %s",
    (href) => {
      expect(eventOf(`<a class="clicked" href="${href}">x</a>`)).toBeUndefined()
    },
  )

  it("returns nothing for a link to a part of the open page", () => {
    window.history.replaceState(null, "", "/research/")
    expect(eventOf(`<a class="clicked" href="/research/#publications">x</a>`)).toBeUndefined()
    expect(eventOf(`<a class="clicked" href="/research/">x</a>`)?.name).toBe("research_click")
    window.history.replaceState(null, "", "/")
  })

  it("returns the event of a control for a click inside it", () => {
    expect(
      eventOf(
        `<header data-button-location="header"><button data-click-event="menu_toggle_click"><i class="clicked"></i></button></header>`,
      ),
    ).toEqual({ name: "menu_toggle_click", location: "header" })
  })

  it.each([
    [
      `<footer data-button-location="footer"><section><a class="clicked" href="/apply/">x</a></section></footer>`,
      "footer",
    ],
    [`<main><section id="capstone-tracks"><a class="clicked" href="/apply/">x</a></section></main>`, "capstone-tracks"],
    [`<main><a class="clicked" href="/apply/">x</a></main>`, "page"],
  ])("returns the location: %s", (html, location) => {
    expect(eventOf(html)?.location).toBe(location)
  })

  it("returns nothing for a click outside controls", () => {
    expect(eventOf(`<p class="clicked"></p>`)).toBeUndefined()
    expect(describeClick(document)).toBeUndefined()
    expect(describeClick(null)).toBeUndefined()
  })
})
