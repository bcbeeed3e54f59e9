import { publicPages } from "../src/routes"
import { carousels, mountCarousel } from "./support/carousel"
import { settle, visit, waitForHydration } from "./support/clock"
import { openWithDelayedRequests } from "./support/delayRequests"
import { observeLayoutShifts } from "./support/layout"
import { fixturePapers } from "./support/papers"
import { expect, test, type Page } from "./support/test"

/** A word that is longer than a line on a phone, such as a pasted URL. */
const longWord = "https://example.org/" + "donaudampfschifffahrt".repeat(6)

// These pages have every kind of text and picture.
for (const path of ["/", "/research/", "/team/", "/parents/", fixturePapers[0]])
  test(`${path}: fonts and pictures that load after the first paint shift nothing`, async ({ page }) => {
    const expectShiftsBelow = await observeLayoutShifts(page)
    for (const width of [360, 768, 1440])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        const release = await openWithDelayedRequests(page, /\.(woff2|avif|webp|png)$/, path)
        const firstPaint = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)
        await expect.poll(firstPaint).toBe(1)
        // Hydration adds texts, which the fonts then may break elsewhere.
        await waitForHydration(page)
        release()
        await page.waitForLoadState("load")
        const loadedFonts = () =>
          page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length)
        expect(await loadedFonts()).toBeGreaterThanOrEqual(2)
        await settle(page)
        await expectShiftsBelow(0.02)
      })
  })

for (const path of [...publicPages.map((page) => page.path), fixturePapers[0]])
  test(`${path}: words that are longer than a line are wrapped`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await visit(page, path)
    for (const carousel of carousels) if (carousel.path === path) await mountCarousel(page, carousel.section)
    for (const width of [1440, 360])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        const { replaced, overflow } = await page.evaluate((word) => {
          const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p, dt, dd, blockquote, figcaption)")]
          const plain = texts.filter(({ children, textContent }) => children.length === 0 && textContent?.trim())
          for (const text of plain) text.textContent = word
          const { scrollWidth, clientWidth } = document.documentElement
          return { replaced: plain.length, overflow: scrollWidth - clientWidth }
        }, longWord)
        expect(replaced).toBeGreaterThan(0)
        expect(overflow).toBeLessThan(1)
      })
  })

test("paragraphs have the same width in the fallback font and in the web font", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  const release = await openWithDelayedRequests(page, /\.woff2$/, "/research/")
  const paragraphs = page.locator("main div[data-size]")
  const widths = () => paragraphs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  await expect(paragraphs.first()).toBeAttached()
  const before = await widths()
  release()
  await page.evaluate(() => document.fonts.ready)
  await settle(page)
  expect(await widths()).toEqual(before)
})

test("a heading beside a long form never covers the notes below it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, "/apply-research/")
  // In one call: the form changes its height while it loads.
  const gap = () =>
    page
      .locator("#application-form ul")
      .first()
      .evaluate((notes) => {
        const heading = document.getElementById("application-form-heading")
        return notes.getBoundingClientRect().top - (heading?.getBoundingClientRect().bottom ?? NaN)
      })
  for (const y of [0, 600, 800]) {
    await page.evaluate((top) => scrollTo(0, top), y)
    expect(await gap(), `at ${y} px`).toBeGreaterThanOrEqual(0)
  }
})

test("a row of entries is a tab stop only where it scrolls", async ({ page }) => {
  await visit(page, "/")
  const tabStops = (section: string) => page.locator(section).locator('[role="group"][tabindex]')
  for (const [width, tracks, steps] of [
    [1440, 0, 0],
    [768, 1, 0],
    [360, 1, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(tabStops("#capstone-tracks")).toHaveCount(tracks)
    await expect(tabStops("#approach")).toHaveCount(steps)
  }
})

test("Tab moves the focus to an element that is in the window at once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await visit(page, "/bootcamp/")
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press("Tab")
    const focused = await page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      return { isInWindow: bottom > 0 && top < window.innerHeight, text: document.activeElement?.textContent }
    })
    expect(focused, focused.text ?? "").toMatchObject({ isInWindow: true })
  }
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(800)
})

test.describe("of prerendered pages", () => {
  test.use({ javaScriptEnabled: false })

  const tracks = (page: Page) => page.locator("#capstone-tracks").getByRole("listitem")
  const edges = (page: Page, edge: "top" | "right" | "width") =>
    tracks(page).evaluateAll((all, name) => all.map((track) => Math.round(track.getBoundingClientRect()[name])), edge)

  test("on a phone and on a tablet, the capstone tracks are in a row that is wider than the window", async ({
    page,
  }) => {
    await page.goto("/")
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 })
      expect(new Set(await edges(page, "top")).size).toBe(1)
      expect((await edges(page, "right")).at(-1)).toBeGreaterThan(width)
    }
  })

  test("the keyboard scrolls the row of the capstone tracks", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto("/")
    const row = page.locator("#capstone-tracks").getByRole("group")
    await row.focus()
    await page.keyboard.press("ArrowRight")
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  test("at 1440 px, the capstone tracks have one size, in two rows", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto("/")
    expect(new Set(await edges(page, "top")).size).toBe(2)
    expect(new Set(await edges(page, "width")).size).toBe(1)
  })

  test("print shows all capstone tracks", async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 })
    await page.goto("/")
    await page.emulateMedia({ media: "print" })
    expect(Math.max(...(await edges(page, "right")))).toBeLessThanOrEqual(700)
  })

  test("the publications have the same columns in every row, and no empty cell", async ({ page }) => {
    await page.goto("/research/")
    const tiles = page.locator("#publications li")
    const edges = () =>
      tiles.evaluateAll((all) =>
        all.map((tile) => tile.getBoundingClientRect()).map(({ left, width }) => [left, width]),
      )
    for (const [width, columns] of [
      [768, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.reload()
      for (const count of [9, 8, 7]) {
        await expect(tiles).toHaveCount(count)
        const [first = [], ...others] = await edges()
        expect(new Set(others.map(([, size]) => Math.round(size ?? 0))).size, `${count} at ${width} px`).toBe(1)
        expect(new Set(others.map(([left]) => Math.round(left ?? 0))).size).toBe(columns)
        const cells = Math.round((first[1] ?? 0) / (others[0]?.[1] ?? 1))
        expect((cells + count - 1) % columns).toBe(0)
        await tiles.last().evaluate((tile) => tile.remove())
      }
    }
  })

  const stylesOf = (page: Page, selector: string, property: "display" | "breakInside" | "breakAfter") =>
    page
      .locator(selector)
      .evaluateAll((all, name) => [...new Set(all.map((one) => getComputedStyle(one)[name]))], property)

  test("print shows each address behind its link", async ({ page }) => {
    await page.emulateMedia({ media: "print" })
    await page.goto("/research/")
    // A flex container would show the address as a column beside the words.
    expect(await stylesOf(page, "main a[href^=http]", "display")).toEqual(["inline"])
  })

  test("the end of a sheet separates and covers no text", async ({ page }) => {
    await page.emulateMedia({ media: "print" })
    await page.goto("/")
    expect(await stylesOf(page, "main article", "breakInside")).toEqual(["avoid"])
    expect(await stylesOf(page, "main :is(h2, h3)", "breakAfter")).toEqual(["avoid"])
    // Chromium prints the rest of a paragraph over the next one if a grid breaks between two pages.
    expect(await stylesOf(page, "main div[data-size]", "display")).toEqual(["block"])
    // Chromium prints a sticky header over the text of a later sheet.
    await expect(page.getByRole("banner")).toHaveCSS("position", "static")
  })
})

test("while applications are open, on a phone, the links to both applications are above the first section", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.clock.setFixedTime(Date.UTC(2025, 2, 15))
  await visit(page, "/apply/")
  const main = page.getByRole("main")
  const section = await main.getByRole("heading", { level: 2 }).first().boundingBox()
  for (const name of ["Apply to the bootcamp", "Apply to research"]) {
    const box = await main.getByRole("link", { name }).first().boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(section?.y ?? 0)
  }
})

test("on a phone, /testimonials/ opens with a quote", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, "/testimonials/")
  const quote = await page.getByRole("blockquote").first().boundingBox()
  expect(quote?.y).toBeLessThan(640)
})

test("on a phone, the home page links to the page for parents in its first screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, "/")
  const link = await page.getByRole("main").locator('a[href="/parents/"]').first().boundingBox()
  expect((link?.y ?? Infinity) + (link?.height ?? 0)).toBeLessThan(740)
})

test("the notes of /apply-research/ are beside the form on a wide screen, and below it on a phone", async ({
  page,
}) => {
  await visit(page, "/apply-research/")
  // In one call: the form changes its height while it loads.
  const place = () =>
    page.getByRole("heading", { name: "What happens next" }).evaluate((note) => {
      const form = document.querySelector("iframe")?.getBoundingClientRect() ?? new DOMRect()
      const { right, top } = note.getBoundingClientRect()
      return { isBeside: right < form.left, isBelow: top > form.bottom }
    })
  for (const [width, isBeside] of [
    [1440, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await place()).toEqual({ isBeside, isBelow: !isBeside })
  }
})

test("on a phone, a fact is beside its label, and below it in a larger font", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visit(page, "/apply-research/")
  const fact = page.locator("main dl > div").first()
  const left = async (part: string) => (await fact.locator(part).boundingBox())?.x ?? 0
  expect(await left("dd")).toBeGreaterThan((await left("dt")) + 50)
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"))
  await expect.poll(async () => (await left("dd")) - (await left("dt"))).toBe(0)
})

test("five texts are in one row on a wide screen, and begin at the same height", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await visit(page, "/research/")
  const texts = page.locator("#applicants li p")
  await expect(texts).toHaveCount(5)
  const tops = await texts.evaluateAll((all) => all.map((text) => Math.round(text.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
})

test("the descriptions of people in a row begin at the same height", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await visit(page, "/team/")
  const tops = await page
    .locator("#team ul > li article")
    .evaluateAll((cards) =>
      cards.map((card) =>
        [card, card.querySelector("h3 ~ p:last-of-type")].map((part) =>
          Math.round(part?.getBoundingClientRect().top ?? 0),
        ),
      ),
    )
  const rows = new Map<number | undefined, Set<number | undefined>>()
  for (const [card, text] of tops) rows.set(card, (rows.get(card) ?? new Set()).add(text))
  expect(tops.length).toBeGreaterThan(rows.size)
  expect([...rows.values()].map(({ size }) => size)).toEqual([...rows].map(() => 1))
})

test("three people fill a row, in larger cards than five", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await visit(page, "/team/")
  const groups = await page.locator("#team ul:has(> li > article)").evaluateAll((lists) =>
    lists.map(({ children }) => ({
      people: children.length,
      rows: new Set([...children].map((card) => card.getBoundingClientRect().top)).size,
      width: children[0]?.getBoundingClientRect().width ?? NaN,
    })),
  )
  const [three, five] = [3, 5].map((people) => groups.find((group) => group.people === people))
  expect(three?.rows).toBe(1)
  expect(five?.rows).toBe(1)
  expect(three?.width).toBeGreaterThan(1.5 * (five?.width ?? NaN))
})

test("the paragraphs of a program are beside its facts on a wide screen, and before them on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await visit(page, "/bootcamp/")
  const boxes = async () => {
    const [text, facts] = [page.locator("#about p").last(), page.locator("#facts")]
    return { text: await text.boundingBox(), facts: await facts.boundingBox() }
  }
  const wide = await boxes()
  expect((wide.text?.x ?? NaN) + (wide.text?.width ?? NaN)).toBeLessThan(wide.facts?.x ?? NaN)
  await page.setViewportSize({ width: 360, height: 800 })
  const narrow = await boxes()
  expect((narrow.text?.y ?? NaN) + (narrow.text?.height ?? NaN)).toBeLessThan(narrow.facts?.y ?? NaN)
})

test("paragraphs beside facts scroll with the page, because they can be higher than the window", async ({ page }) => {
  // Otherwise, the section moves up as it appears.
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.setViewportSize({ width: 1440, height: 300 })
  await visit(page, "/bootcamp/")
  const heading = page.locator("#about-heading")
  const facts = page.locator("#facts")
  const topOf = async (element: typeof heading) => (await element.boundingBox())?.y ?? NaN
  const distance = async () => (await topOf(facts)) - (await topOf(heading))
  const before = await distance()
  await facts.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top + 150))
  expect(await topOf(facts)).toBeLessThan(0)
  expect(await distance()).toBeCloseTo(before, 0)
})

test("the bracket of a part is above all columns of its list", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await visit(page, "/bootcamp/")
  const bracket = await page
    .locator('[data-state="columns"] > div')
    .first()
    .evaluate((group) => {
      const { width, height } = getComputedStyle(group, "::before")
      return { width: parseFloat(width), height: parseFloat(height), list: group.querySelector("ol, ul")?.clientWidth }
    })
  expect(bracket.width).toBeGreaterThanOrEqual(bracket.list ?? NaN)
  expect(bracket.height).toBeLessThan(20)
})

// The name of a person is not translated, unlike the title of a paper.
const personCards = 'main article:has(> div + div > h3[translate="no"])'

for (const path of ["/", "/team/", fixturePapers[0]])
  test(`${path}: the text of a person is directly below the portrait, and in the card`, async ({ page }) => {
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      const misplaced = await page.locator(personCards).evaluateAll((cards) =>
        cards.flatMap((card) => {
          const [portrait, text] = [...card.children].map((part) => part.getBoundingClientRect())
          const distance = (text?.top ?? 0) - (portrait?.bottom ?? 0)
          const isInside = (text?.bottom ?? 0) <= card.getBoundingClientRect().bottom + 1
          return distance >= 0 && distance < 40 && isInside ? [] : [card.textContent]
        }),
      )
      expect(misplaced, `at ${width} px`).toEqual([])
      expect(await page.locator(personCards).count()).toBeGreaterThan(0)
    }
  })

test("no line of a person's card covers another line", async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, "/team/")
    const covering = await page.locator(`${personCards} > :last-child`).evaluateAll((texts) =>
      texts.flatMap((text) => {
        const lines = [...text.children].map((line) => line.getBoundingClientRect())
        const isBelow = lines.every(({ top }, index) => top >= (lines[index - 1]?.bottom ?? 0) - 1)
        return lines.length > 1 && isBelow ? [] : [text.textContent]
      }),
    )
    expect(covering, `at ${width} px`).toEqual([])
  }
})

for (const width of [360, 1440])
  test(`at ${width} px, a tag is above the value of its fact, so that values begin at the same heights`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, "/")
    const tagged = page.locator("header dd [data-state='tagged']").filter({ has: page.getByText("Closed") })
    await expect(tagged).not.toHaveCount(0)
    const overlaps = await tagged.evaluateAll((values) =>
      values.map(({ children }) => {
        const [value, tag] = [...children].slice(-2).map((child) => child.getBoundingClientRect())
        return (tag?.bottom ?? Infinity) - (value?.top ?? 0)
      }),
    )
    expect(Math.max(...overlaps)).toBeLessThan(4)
  })
