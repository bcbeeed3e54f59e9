/** What visitors of the public pages do. */
import { deepStrictEqual as expectEqual } from "node:assert/strict"
import { originOf, uniqueEmail } from "../../e2e/support/localServices"
import { localServiceKey } from "../../services/localEnvironment"
import { publicPages } from "../../src/routes"
import { brokenPictures, overflow } from "./inPage"
import type { Journey } from "./runJourneys"
import { submitForm } from "./submitForm"
import type { Visitor } from "./visitor"

const menuButton = "header button"
const menuLink = "#main-navigation a"
const popup = "dialog[open]"
const formFrame = 'iframe[id^="JotFormIFrame-"]'

/** Returns the number of subscribers with an address. */
async function countSubscribers(email: string): Promise<number> {
  const url = `${originOf("data")}/rest/v1/email_subscribers?select=email&email=eq.${encodeURIComponent(email)}`
  const headers = { apikey: localServiceKey, authorization: `Bearer ${localServiceKey}` }
  const response = await fetch(url, { headers })
  return ((await response.json()) as unknown[]).length
}

/** Waits until the analytics events with a name have these parameters. */
function sendsEvents({ waitUntil, eventsOf }: Visitor, name: string, expected: readonly object[]): Promise<void> {
  let found = ""
  return waitUntil(
    () => `The events ${name} are ${JSON.stringify(expected)}, not ${found}`,
    async () => (found = JSON.stringify(await eventsOf(name))) === JSON.stringify(expected),
  )
}

/** Scrolls until the numbers section is above the window. The popup then opens. */
async function openPopup(visitor: Visitor): Promise<void> {
  await visitor.open("/")
  await visitor.evaluate(() => {
    const bottom = document.querySelector("#numbers")?.getBoundingClientRect().bottom ?? 0
    window.scrollBy({ top: bottom, behavior: "instant" })
  })
  await visitor.shows(popup)
}

/** Opens a page as a subscriber, who sees no popup. */
async function openAsSubscriber(visitor: Visitor, path: string): Promise<void> {
  await visitor.openWithoutScripts(path)
  await visitor.evaluate(() => localStorage.setItem("blast_subscribed", "true"))
  await visitor.loadScripts()
}

const pages: readonly Journey[] = [...publicPages.map(({ path }) => path), "/temp/", "/no-such-page/"].map((path) => ({
  title: `${path} loads without an error, draws every picture, and has no overflow at 360 and 1440 px`,
  run: async (visitor) => {
    await visitor.open(path)
    await visitor.shows("h1")
    for (const width of [360, 1440]) {
      await visitor.resize(width, 800)
      await visitor.waitUntil(
        `The page is not wider than ${width} px`,
        async () => (await visitor.evaluate(overflow)) <= 0,
      )
    }
    expectEqual(await visitor.evaluate(brokenPictures), [])
  },
}))

export const publicJourneys: readonly Journey[] = [
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
    title: "the accordion opens and closes by mouse, keyboard and the hash of the URL",
    run: async (visitor) => {
      await visitor.open("/")
      const expectOpen = async (expected: readonly number[]) => {
        const openItems = () =>
          visitor.evaluate(() =>
            [...document.querySelectorAll("#faq h3 button")].flatMap((button, index) => {
              const isShown = button.closest("h3")?.nextElementSibling?.checkVisibility() ?? false
              return isShown && button.getAttribute("aria-expanded") === "true" ? [index] : []
            }),
          )
        await visitor.waitUntil(
          `The questions ${expected.join(", ")} are open`,
          async () => JSON.stringify(await openItems()) === JSON.stringify(expected),
        )
      }
      await expectOpen([0, 2])
      await visitor.click('#faq h3 button[aria-expanded="false"]')
      await expectOpen([0, 1, 2])
      await visitor.press("Enter")
      await expectOpen([0, 2])
      await visitor.evaluate(
        () => (window.location.hash = document.querySelectorAll("#faq h3")[4]?.parentElement?.id ?? ""),
      )
      await expectOpen([0, 2, 4])
    },
  },
  {
    title: "a week of the plan opens and closes",
    run: async (visitor) => {
      await openAsSubscriber(visitor, "/")
      await visitor.hides("#ten-weeks details > p")
      await visitor.click("#ten-weeks summary")
      await visitor.shows("#ten-weeks details[open] > p")
      await visitor.press("Enter")
      await visitor.hides("#ten-weeks details > p")
    },
  },
  {
    title: "click and arrow keys activate a tab and show only its panel",
    run: async (visitor) => {
      await visitor.open("/")
      const tabs = await visitor.evaluate(() =>
        [...document.querySelectorAll("#features [role=tab]")].map(({ id }) => id),
      )
      const isActive = async (active = "") => {
        await visitor.shows(`#${active}[aria-selected=true]`)
        for (const id of tabs) await (id === active ? visitor.shows(`#${id}-panel`) : visitor.hides(`#${id}-panel`))
      }
      await isActive("tab-a")
      await visitor.click(`#${tabs[1]}`)
      await isActive(tabs[1])
      await visitor.press("End")
      await isActive(tabs.at(-1))
      await visitor.press("ArrowRight")
      await isActive("tab-a")
      await visitor.shows("#tab-a:focus")
    },
  },
  {
    title: "the carousel moves to the next slide and back",
    run: async (visitor) => {
      await visitor.open("/")
      const carousel = '#research-highlights [aria-roledescription="carousel"]'
      const status = () =>
        visitor.evaluate(() => document.querySelector("#research-highlights [aria-live]")?.textContent)
      const click = async (label: string) => {
        // react-slick ignores clicks while the slides move.
        await visitor.waitUntil("The slides are still", () =>
          visitor.evaluate(() => {
            const track = document.querySelector("#research-highlights .slick-track")
            return track !== null && !/transform 1s/.test(getComputedStyle(track).transition)
          }),
        )
        await visitor.click(`${carousel} button[aria-label^="${label}"]`)
      }
      await visitor.evaluate(() => document.querySelector("#research-highlights")?.scrollIntoView())
      await click("Stop")
      const first = await status()
      await click("Next")
      await visitor.waitUntil("The next slide is shown", async () => (await status()) !== first)
      await click("Previous")
      await visitor.waitUntil("The first slide is shown again", async () => (await status()) === first)
    },
  },
  {
    title: "the popup opens below the numbers, keeps the focus and closes on Escape",
    run: async (visitor) => {
      await openPopup(visitor)
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
    title: "the popup subscribes a visitor, says thank you and closes itself",
    run: async (visitor) => {
      const email = uniqueEmail()
      await openPopup(visitor)
      await visitor.click(`${popup} input[type=email]`)
      await visitor.type(email)
      // Records the message, because the popup closes two seconds after it.
      await visitor.evaluate(() => {
        const messages: string[] = []
        Object.assign(window, { messages })
        new MutationObserver(() =>
          messages.push(document.querySelector("dialog[open] [role=status]")?.textContent ?? ""),
        ).observe(document.body, { subtree: true, childList: true, characterData: true })
      })
      await visitor.click(`${popup} button[type=submit]`)
      await visitor.hides(popup)
      expectEqual(
        await visitor.evaluate(() => (window as { messages?: string[] }).messages?.includes("Welcome Aboard!")),
        true,
      )
      expectEqual(await countSubscribers(email), 1)
    },
  },
  {
    title: "the footer refuses an invalid address, subscribes once, and says so the second time",
    run: async (visitor) => {
      const email = uniqueEmail()
      const [start = "", ending = ""] = email.split(/(?=\.example$)/)
      const submit = async (text: string) => {
        await visitor.type(text)
        await visitor.press("Enter")
      }
      await visitor.open("/team/")
      await visitor.click("footer input[type=email]")
      await submit(start)
      await visitor.shows("footer [role=alert]", "Please enter a valid email address")
      await submit(ending)
      await visitor.shows("footer [role=status]", "Thank you for subscribing!")
      expectEqual(await countSubscribers(email), 1)
      await visitor.evaluate(() => localStorage.clear())
      await visitor.open("/research/")
      await visitor.click("footer input[type=email]")
      await submit(email)
      await visitor.shows("footer [role=alert]", "This email is already subscribed!")
      expectEqual(await countSubscribers(email), 1)
    },
  },
  {
    title: "the application form has the height of its content, and can be submitted",
    run: async (visitor) => {
      const { form } = visitor
      await visitor.open("/apply/")
      await visitor.click("main a", "Apply to research")
      await visitor.isAt("/apply-research/")
      const fits = () =>
        visitor.waitUntil("The frame shows the whole form", () =>
          form.evaluate(() => document.documentElement.scrollHeight <= document.documentElement.clientHeight),
        )
      const height = () =>
        visitor.evaluate((selector) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0, formFrame)
      await visitor.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), formFrame)
      await fits()
      const closed = await height()
      await form.click("summary")
      await visitor.waitUntil("The frame grows with the form", async () => (await height()) > closed + 100)
      await fits()
      await submitForm(visitor)
      await visitor.shows("#application-form [role=status]", "Your form has been sent. Thank you.")
      await visitor.waitUntil("The frame shrinks", async () => (await height()) < 300)
    },
  },
  {
    title: "the form of the home page is 515 px high",
    run: async (visitor) => {
      await openAsSubscriber(visitor, "/")
      await visitor.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), formFrame)
      await visitor.form.shows("button[type=submit]", "Send")
      const height = await visitor.evaluate(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().height,
        formFrame,
      )
      expectEqual(height, 515)
    },
  },
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
  {
    title: "a link works before hydration, and the next page sends its event",
    run: async (visitor) => {
      await visitor.openWithoutScripts("/")
      await visitor.click("main a", "Read Student Publications")
      await visitor.isAt("/research/")
      await visitor.loadScripts()
      await sendsEvents(visitor, "research_click", [{ button_location: "hero", page_path: "/" }])
    },
  },
  {
    title: "without JavaScript the home page shows the menu, every tab, every answer and the final number",
    options: { hasNoScripts: true },
    run: async (visitor) => {
      await visitor.resize(360, 740)
      await visitor.openWithoutScripts("/")
      await visitor.shows(menuLink, "Research")
      await visitor.hides("#features [role=tab]")
      const hidden = await visitor.evaluate(() =>
        [...document.querySelectorAll("#features [role=tabpanel], #faq h3 + div p")]
          .filter((element) => !element.checkVisibility())
          .map(({ textContent }) => textContent),
      )
      expectEqual(hidden, [])
      await visitor.shows("#numbers dd", "200")
      await visitor.click("#ten-weeks summary")
      await visitor.shows("#ten-weeks details[open] > p")
    },
  },
  {
    title: "the dark scheme has light text on a dark ground",
    options: { isDark: true },
    run: async (visitor) => {
      await visitor.open("/")
      const [ground = 1, text = 0] = await visitor.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body)
        const context = document.createElement("canvas").getContext("2d")
        return [backgroundColor, color].map((value) => {
          if (!context) return undefined
          context.fillStyle = value
          context.fillRect(0, 0, 1, 1)
          const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
          return (red + green + blue) / (3 * 255)
        })
      })
      expectEqual([ground < 0.2, text > 0.8], [true, true], `brightness of the ground ${ground}, of the text ${text}`)
    },
  },
  {
    title: "with reduced motion the page neither reveals its sections nor moves its names",
    options: { hasReducedMotion: true },
    run: async (visitor) => {
      await visitor.open("/")
      const moving = await visitor.evaluate(() =>
        [...document.querySelectorAll("main section[id] > div")]
          .filter((element) => getComputedStyle(element).transform !== "none")
          .map((element) => element.parentElement?.id),
      )
      expectEqual(moving, [])
      await visitor.hides("#universities button")
    },
  },
]
