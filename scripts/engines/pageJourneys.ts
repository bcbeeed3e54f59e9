/** Every public page, and the home page without JavaScript, in the dark scheme and with reduced motion. */
import { deepStrictEqual as expectEqual } from "node:assert/strict"
import { publicPages } from "../../src/routes"
import { brokenPictures, overflow } from "./inPage"
import type { Journey } from "./runJourneys"
import { menuLink } from "./selectors"

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

export const pageJourneys: readonly Journey[] = [
  ...pages,
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
