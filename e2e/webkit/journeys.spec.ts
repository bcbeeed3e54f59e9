/**
 * What differs between browsers: the keyboard and the focus, dialogs, frames, storage, the history, layout and
 * pictures. The tests in `e2e/` cover everything else. The texts are those of the fixture content.
 */
import { expect, test as base } from "@playwright/test"
import { sampleSignIn } from "../../local-services/spreadsheet/sampleSheet"
import { sampleLetterId, sampleLetterName } from "../../local-services/sampleApplicants"
import { popupAnchor, publicPages } from "../../src/routes"
import { fixturePapers } from "../support/papers"
import { startWebKit } from "./startWebKit"
import { Visitor } from "./visitor"

const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ baseURL }, use) => {
    const { send, close } = await startWebKit()
    try {
      const visitor = new Visitor(send, baseURL ?? "")
      await visitor.resize(1440, 900)
      await use(visitor)
      expect(await visitor.evaluate(() => (window as { collectedErrors?: unknown }).collectedErrors ?? [])).toEqual([])
    } finally {
      await close()
    }
  },
})

const menuButton = "header button"
const menuLink = "#main-navigation a"
const popup = "dialog[open]"
const formFrame = 'iframe[id^="JotFormIFrame-"]'

for (const path of [...publicPages.map((page) => page.path), ...fixturePapers, "/temp/", "/no-such-page/"])
  test(`${path} loads without an error, draws every picture, and has no overflow at 360 and 1440 px`, async ({
    visitor,
  }) => {
    await visitor.open(path)
    await visitor.shows("h1")
    for (const width of [360, 1440]) {
      await visitor.resize(width)
      await visitor.returns(true, () => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    }
    const brokenPictures = await visitor.evaluate(async () => {
      const pictures = [...document.images]
      for (const picture of pictures) picture.loading = "eager"
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
      return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc)
    })
    expect(brokenPictures).toEqual([])
  })

test("the menu opens, closes on Escape and restores focus, and a link closes it", async ({ visitor }) => {
  await visitor.resize(360)
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
})

test("the popup opens below its section, keeps the focus and closes on Escape", async ({ visitor }) => {
  await visitor.open("/")
  await visitor.evaluate((id) => {
    const bottom = document.getElementById(id)?.getBoundingClientRect().bottom ?? 0
    window.scrollBy({ top: bottom, behavior: "instant" })
  }, popupAnchor)
  // After its last control, the browser focuses the dialog itself.
  const focused = `:is(${popup}, ${popup} *):focus`
  for (let presses = 0; presses < 6; presses += 1) {
    await visitor.shows(focused)
    await visitor.press("Tab")
  }
  await visitor.shows(focused)
  await visitor.press("Escape")
  await visitor.hides(popup)
})

test("the application form has the height of its content, and can be submitted", async ({ visitor }) => {
  const fitsFrame = () => document.documentElement.scrollHeight <= document.documentElement.clientHeight
  const isHigher = (selector: string, height: number) =>
    (document.querySelector(selector)?.getBoundingClientRect().height ?? 0) > height
  await visitor.open("/apply-research/")
  await visitor.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), formFrame)
  await visitor.shows(formFrame)
  await visitor.enterFrame()
  await visitor.returns(true, fitsFrame)
  await visitor.click("summary")
  await visitor.returns(true, fitsFrame)
  await visitor.click('input[name="name"]')
  await visitor.type("Maya Example")
  await visitor.click('input[name="email"]')
  await visitor.type("maya@school.example")
  await visitor.click("button[type=submit]")
  await visitor.shows("h1", "Thank you")
  await visitor.leaveFrame()
  await visitor.shows("#application-form [role=status]", "Your form has been sent. Thank you.")
  await visitor.returns(false, isHigher, formFrame, 300)
})

test("back and forward show the pages, also from the host of the forms", async ({ visitor }) => {
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
  await visitor.shows("button", "Send")
  await go(-1)
  await visitor.isAt("/research/")
  await visitor.click(menuLink, "Bootcamp")
  await visitor.isAt("/bootcamp/")
  await visitor.shows("#weeks")
})

test("a hash that cannot be decoded is ignored, on load and on an open page", async ({ visitor }) => {
  const setHash = (hash: string) => visitor.evaluate((value) => void (location.hash = value), hash)
  await visitor.open("/team/#100%")
  await visitor.shows("h1", "Meet the team")
  await setHash("#caf%E9")
  await visitor.click(menuLink, "Research")
  await visitor.isAt("/research/")
  await setHash("#50%off")
  await visitor.click(menuLink, "Bootcamp")
  await visitor.isAt("/bootcamp/")
  await visitor.shows("#weeks")
})

test("an id in capital letters with a bracket behind it opens the letter", async ({ visitor }) => {
  await visitor.open(`/letter/${sampleLetterId.toUpperCase()})#100%`)
  await visitor.shows("h1", sampleLetterName)
})

test("the right password signs in, and a reload keeps the session", async ({ visitor }) => {
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
})
