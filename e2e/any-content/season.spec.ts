import { loadContent } from "../../content-tools/load"
import type { Content } from "../../content-tools/model"
import { deadlineLabel, programInstants } from "../../content-tools/model/deadlines"
import { datesText } from "../../content-tools/model/facts"
import { isApplication } from "../../src/features/season/callsOf"
import { plainText } from "../../src/format/linkedText"
import { publicPages, publicPagesOf } from "../../src/routes"
import { isAccepting, isClosed, roundState, seasonAt } from "../../src/season"
import { contentOf, type SiteName } from "../sites/sites"
import { visit } from "../support/clock"
import { cohortInstants, timesOfCohort } from "../support/seasonInstants"
import { expect, test, type Page } from "../support/test"
import { stubOtherOrigins } from "./allPages"

// At seven instants of a cohort, every page says the same about the applications, with any content.

let content: Content
let programs: ReturnType<typeof programInstants>[]
let times: ReturnType<typeof timesOfCohort>

test.beforeAll(async () => {
  content = await loadContent(contentOf(test.info().project.metadata.server as SiteName))
  programs = content["programs.json"].map(programInstants)
  times = timesOfCohort(programs)
})

for (const instant of cohortInstants)
  test(`at the instant "${instant}", no page contradicts another one`, async ({ page }) => {
    const time = times[instant]
    if (time === undefined) return test.skip(true, "This content has no such instant.")
    await stubOtherOrigins(page)
    await page.clock.setFixedTime(time)
    // React hydrates the first page, and opens the others by navigation.
    for (const [index, { path }] of publicPagesOf(content).entries())
      await test.step(path, async () => {
        if (index === 0) await visit(page, path)
        else await page.evaluate((to) => window.___navigate(to), path)
        await expect(page.locator(`link[rel=canonical][href$="${path}"]`)).toHaveCount(1)
        await expectOneState(page, path, time)
      })
  })

async function expectOneState(page: Page, path: string, time: number) {
  const season = seasonAt(programs, time)
  const pageFile = content[publicPages.find((one) => one.path === path)?.contentFile ?? "pages/home.json"]
  const own = { "/research/": "research", "/apply-research/": "research", "/bootcamp/": "bootcamp" }[path]
  const state = own ? season.programs[own] : season.site
  await expect(page.getByRole("main")).toHaveAttribute("data-season", season.site)
  const { newsletterCalls, links, dates, hero, availability } = await readPage(page)

  await test.step("one call to the newsletter, filled, in the top of a page with calls", () => {
    const call = { label: content["sections.json"].applications.newsletter, isFilled: true, isInHero: true }
    const { primary, secondary, third } = pageFile.hero
    const hasCalls = primary ?? secondary ?? third
    expect(newsletterCalls).toEqual(hasCalls && !isAccepting(state) ? [call] : [])
    expect(call.label).toMatch(/newsletter/i)
  })
  await test.step("no filled link to an application that is not open", () => {
    for (const { href, isFilled, isInHero } of links.filter(isApplication)) {
      const program = href.includes("bootcamp") ? "bootcamp" : href.includes("research") ? "research" : undefined
      const isOpen = isAccepting(program ? season.programs[program] : season.site)
      expect(isFilled && !isOpen, href).toBe(false)
      expect(isInHero && !(isOpen && isAccepting(state)), href).toBe(false)
    }
  })
  await test.step("tags of deadlines", () => {
    const { closed, closing } = content["sections.json"].applications
    const tags = { open: "", closing: closing ?? "", closed }
    for (const round of programs.flatMap(({ deadlines }) => deadlines)) {
      const label = deadlineLabel(round)
      for (const text of dates.filter((one) => one.includes(label)))
        expect(text.slice(text.lastIndexOf(label) + label.length).trim()).toBe(tags[roundState(round.closesAt, time)])
    }
  })
  await test.step("tags of the dates of programs", () => {
    const { ended } = content["sections.json"].applications
    for (const program of content["programs.json"]) {
      const text = datesText(program)
      const shown = dates.filter((one) => text && one.includes(text))
      for (const one of shown) expect(one.trimEnd().endsWith(ended)).toBe(season.programs[program.id] === "over")
    }
  })
  if (path === "/" && content["capstone-tracks.json"].length)
    await test.step("one tag for all capstone tracks", async () => {
      const { ended } = content["sections.json"].applications
      const tags = page.locator("#capstone-tracks").getByText(ended, { exact: true })
      await expect(tags).toHaveCount(season.programs.research === "over" ? 1 : 0)
    })
  if (["/", "/apply/", "/bootcamp/"].includes(path))
    await test.step("note below the deadlines", async () => {
      const { before, next, after } = content["sections.json"].applications
      const shown = isAccepting(season.site) ? undefined : season.site === "before" ? before : (next ?? after)
      const section = page.locator("#deadlines")
      for (const text of [before, next, after])
        if (text) await expect(section.getByText(plainText(text), { exact: true })).toHaveCount(text === shown ? 1 : 0)
    })
  await test.step("lede", () => {
    const { lede, closedLede } = pageFile.hero
    expect(hero).toContain(plainText((isClosed(state) && closedLede) || lede))
  })
  const intros = [
    { page: "/apply/", anchor: "#steps", ...content["pages/apply.json"].steps },
    { page: "/apply/", anchor: "#financial-aid", ...content["sections.json"].financialAid },
    { page: "/apply-research/", anchor: "#application-form", ...content["pages/apply-research.json"].form },
  ].filter(({ page: shownOn }) => shownOn === path)
  for (const { anchor, intro, closedIntro } of intros)
    await test.step(`intro of ${anchor}`, async () => {
      const shown = (isClosed(state) && closedIntro) || intro
      const section = page.locator(anchor)
      for (const text of [intro, closedIntro])
        if (text) await expect(section.getByText(plainText(text), { exact: true })).toHaveCount(text === shown ? 1 : 0)
    })
  if (path === "/")
    for (const { id, answer, closedAnswer } of content["faq.json"]) {
      const text = (isClosed(season.site) && closedAnswer) || answer
      const shown = await page.locator(`#faq-${id}-panel`).textContent()
      expect(shown?.replaceAll(/\s/g, "")).toBe(plainText(text).replaceAll(/[\s•]/g, ""))
    }
  if (path === "/apply-research/" && state) {
    const notice = page.locator("#application-form [data-season]")
    const hasRounds = content["programs.json"].some(({ id, deadlines }) => id === "research" && deadlines?.length)
    if (isAccepting(state) && !hasRounds) await expect(notice).toHaveCount(0)
    else await expect(notice).toHaveAttribute("data-season", state)
    const { notRead } = content["sections.json"].applications
    await expect(notice.getByText(plainText(notRead))).toHaveCount(isClosed(state) ? 1 : 0)
    await expect(notice.getByRole("link")).toHaveCount(isAccepting(state) ? 0 : 1)
  }
  if (path === "/apply/")
    await test.step("links to applications that are closed", async () => {
      const { notRead } = content["sections.json"].applications
      for (const { id, name } of content["programs.json"]) {
        const program = page.locator("#programs li", { has: page.getByRole("heading", { name, exact: true }) })
        const isShown = isClosed(season.programs[id]) && (await program.getByRole("link").count()) > 0
        await expect(program.getByText(plainText(notRead))).toHaveCount(isShown ? 1 : 0)
      }
    })
  // The head of the first page is that of the build.
  if (path !== "/" && own && state && availability)
    expect(availability).toBe(`https://schema.org/${isAccepting(state) ? "InStock" : "OutOfStock"}`)
}

function readPage(page: Page) {
  return page.getByRole("main").evaluate((main) => {
    const linksIn = (part: ParentNode | null) =>
      [...(part?.querySelectorAll("a") ?? [])].map((link) => ({
        label: link.textContent.trim(),
        href: link.getAttribute("href") ?? "",
        isFilled: getComputedStyle(link).backgroundColor !== "rgba(0, 0, 0, 0)",
        isInHero: link.closest("header") !== null,
      }))
    const links = linksIn(main)
    const course = [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => JSON.parse(textContent) as { offers?: { availability?: string } })
      .find(({ offers }) => offers)
    return {
      newsletterCalls: links
        .filter(({ href }) => href.endsWith("#footer-newsletter"))
        .map(({ label, isFilled, isInHero }) => ({ label, isFilled, isInHero })),
      links: [...links, ...linksIn(document.querySelector("body footer[data-button-location]"))],
      dates: [...main.querySelectorAll("dd > span, p:has(> time)")].map(({ textContent }) => textContent),
      hero: main.querySelector("header")?.textContent ?? "",
      availability: course?.offers?.availability,
    }
  })
}
