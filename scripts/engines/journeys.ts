/**
 * What differs between browsers: the keyboard and the focus, dialogs, frames, storage, the history, layout and pictures. The tests in
 * `e2e/` cover everything else. The texts are those of the fixture content.
 */
import { deepStrictEqual as expectEqual } from "node:assert/strict"
import { uniqueEmail } from "../../e2e/support/localServices"
import { sampleSignIn } from "../../local-services/spreadsheet/sampleSheet"
import { publicPages } from "../../src/routes"
import { brokenPictures, overflow } from "./inPage"
import { waitUntil, type Visitor } from "./visitor"

/** What a visitor does on the site, in any engine. */
interface Journey {
  /** Statement of the behavior. */
  title: string
  /** @throws Error that says what is missing */
  run: (visitor: Visitor) => Promise<void>
}

const menuButton = "header button"
const menuLink = "#main-navigation a"
const popup = "dialog[open]"
const formFrame = 'iframe[id^="JotFormIFrame-"]'

const pages: readonly Journey[] = [...publicPages.map(({ path }) => path), "/temp/", "/no-such-page/"].map((path) => ({
  title: `${path} loads without an error, draws every picture, and has no overflow at 360 and 1440 px`,
  run: async (visitor) => {
    await visitor.open(path)
    await visitor.shows("h1")
    for (const width of [360, 1440]) {
      await visitor.resize(width, 800)
      await waitUntil(`The page is not wider than ${width} px`, async () => (await visitor.evaluate(overflow)) <= 0)
    }
    expectEqual(await visitor.evaluate(brokenPictures), [])
  },
}))

export const journeys: readonly Journey[] = [
  ...pages,
  {
    title: "the menu opens, closes on Escape and restores focus, and a link closes it",
    run: async (visitor) => {
      await visitor.resize(360, 740)
      await visitor.open("/team/")
      await visitor.hides(menuLink)
      await visitor.click(menuButton)
      await visitor.shows(menuLink, "Research")
      await visitor.press("Tab")
      await visitor.shows(`${menuLink}:focus`, "Mentor Hiring")
      await visitor.press("Escape")
      await visitor.hides(menuLink)
      await visitor.shows(`${menuButton}:focus`, "Menu")
      await visitor.press("Enter")
      await visitor.click(menuLink, "Research")
      await visitor.isAt("/research/")
      await visitor.hides(menuLink)
    },
  },
  {
    title: "the popup opens below the numbers, keeps the focus and closes on Escape",
    run: async (visitor) => {
      await visitor.open("/")
      await visitor.evaluate(() => {
        const bottom = document.querySelector("#numbers")?.getBoundingClientRect().bottom ?? 0
        window.scrollBy({ top: bottom, behavior: "instant" })
      })
      await visitor.shows(`${popup} :focus`)
      for (let presses = 0; presses < 6; presses += 1) {
        await visitor.press("Tab")
        await visitor.shows(`${popup} :focus`)
      }
      await visitor.press("Escape")
      await visitor.hides(popup)
    },
  },
  {
    title: "the footer refuses an invalid address, and subscribes a valid one",
    run: async (visitor) => {
      const [start = "", ending = ""] = uniqueEmail().split(/(?=\.example$)/)
      await visitor.open("/team/")
      await visitor.click("footer input[type=email]")
      await visitor.type(start)
      await visitor.press("Enter")
      await visitor.shows("footer [role=alert]", "Please enter a valid email address")
      await visitor.type(ending)
      await visitor.press("Enter")
      await visitor.shows("footer [role=status]", "Thank you for subscribing!")
    },
  },
  {
    title: "the application form has the height of its content, and can be submitted",
    run: async (visitor) => {
      const { form } = visitor
      await visitor.open("/apply-research/")
      const fits = () =>
        waitUntil("The frame shows the whole form", () =>
          form.evaluate(() => document.documentElement.scrollHeight <= document.documentElement.clientHeight),
        )
      const height = () =>
        visitor.evaluate((selector) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0, formFrame)
      await visitor.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), formFrame)
      await fits()
      const closed = await height()
      await form.click("summary")
      await waitUntil("The frame grows with the form", async () => (await height()) > closed + 100)
      await fits()
      await form.click('input[name="name"]')
      await visitor.type("Maya Example")
      await form.click('input[name="email"]')
      await visitor.type("maya@school.example")
      await form.click("button[type=submit]")
      await form.shows("h1", "Thank you")
      await visitor.shows("#application-form [role=status]", "Your form has been sent. Thank you.")
      await waitUntil("The frame shrinks", async () => (await height()) < 300)
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
    title: "the right password signs in, and a reload keeps the session",
    run: async (visitor) => {
      const greeting = `Welcome, ${sampleSignIn.name}`
      await visitor.open("/temp/")
      await visitor.click("main input[name=email]")
      await visitor.type(sampleSignIn.email)
      await visitor.press("Tab")
      await visitor.type(sampleSignIn.password)
      await visitor.press("Enter")
      await visitor.isAt("/acceptance/")
      await visitor.shows("h1", greeting)
      await visitor.open("/acceptance/")
      await visitor.shows("h1", greeting)
      await visitor.click("main button", "Not you? Sign in again")
      await visitor.isAt("/temp/")
    },
  },
]
