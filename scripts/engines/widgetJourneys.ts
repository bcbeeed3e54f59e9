/** Menu, accordion, details, tabs and carousel. */
import { openAsSubscriber } from "./openAsSubscriber"
import type { Journey } from "./runJourneys"
import { menuButton, menuLink } from "./selectors"

export const widgetJourneys: readonly Journey[] = [
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
]
