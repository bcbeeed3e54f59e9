/** Redirects, links, the history, and the events of both. */
import { originOf } from "../../e2e/support/localServices"
import type { Journey } from "./runJourneys"
import { menuButton, menuLink } from "./selectors"
import type { Visitor } from "./visitor"

/** Waits until the analytics events with a name have these parameters. */
function sendsEvents({ waitUntil, eventsOf }: Visitor, name: string, expected: readonly object[]): Promise<void> {
  let found = ""
  return waitUntil(
    () => `The events ${name} are ${JSON.stringify(expected)}, not ${found}`,
    async () => (found = JSON.stringify(await eventsOf(name))) === JSON.stringify(expected),
  )
}

export const navigationJourneys: readonly Journey[] = [
  {
    title: "short URLs redirect to their form or page, and keep the query",
    run: async (visitor) => {
      await visitor.open("/apply-fa-23?utm_source=mail")
      await visitor.isAt("/apply/?utm_source=mail")
      await visitor.openWithoutScripts("/bootcamp-application/?utm_source=mail")
      await visitor.isAt(`${originOf("forms")}/250633190482751?utm_source=mail`)
      await visitor.shows("h1", "Form 250633190482751")
    },
  },
  {
    title: "each route change sends one page_view, and a click event has the location of its link",
    run: async (visitor) => {
      const views = (...paths: string[]) =>
        sendsEvents(
          visitor,
          "page_view",
          paths.map((page_path) => ({ page_path })),
        )
      await visitor.open("/team/?utm_source=mail")
      await views("/team/")
      await visitor.click(menuLink, "Research")
      await views("/team/", "/research/")
      await sendsEvents(visitor, "research_click", [{ button_location: "header", page_path: "/team/" }])
      await visitor.click("footer a", "Apply Now")
      await views("/team/", "/research/", "/apply/")
      await sendsEvents(visitor, "apply_click", [{ button_location: "footer", page_path: "/research/" }])
    },
  },
  {
    title: "back and forward show the pages, also from the host of the forms",
    run: async (visitor) => {
      const go = (steps: number) => visitor.evaluate((delta) => history.go(delta), steps)
      await visitor.open("/team/")
      await visitor.click(menuLink, "Research")
      await visitor.isAt("/research/")
      await visitor.shows("#publications")
      await go(-1)
      await visitor.isAt("/team/")
      await visitor.shows("#team")
      await go(1)
      await visitor.isAt("/research/")
      await visitor.shows("#publications")
      await visitor.click(menuLink, "Mentor Hiring")
      await visitor.shows("h1", "Form ")
      await go(-1)
      await visitor.isAt("/research/")
      await visitor.click(menuLink, "Bootcamp")
      await visitor.isAt("/bootcamp/")
      await visitor.shows("#weeks")
    },
  },
  {
    title: "a click on the menu button before hydration opens the menu after it",
    run: async (visitor) => {
      await visitor.resize(360, 740)
      await visitor.openWithoutScripts("/team/")
      await visitor.click(menuButton)
      await visitor.hides(menuLink)
      await visitor.loadScripts()
      await visitor.shows(menuLink, "Research")
      await sendsEvents(visitor, "menu_toggle_click", [{ button_location: "header", page_path: "/team/" }])
    },
  },
]
